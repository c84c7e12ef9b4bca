/** A C.A.M.P. token: a tent with its flag, drawn around 0, 0. AB-CAMP-3 */
export const CampToken = () => (
  <g>
    <path d="M-13 10 0-13 13 10Z" transform="translate(1 2.4)" fill="rgba(0,0,0,.28)" />
    <path d="M-14 10.5 0-14 14 10.5Z" fill="#EBCB80" stroke="#2A211A" strokeWidth="1.7" strokeLinejoin="round" />
    <path d="M-4.6 10.5 0 0 4.6 10.5Z" fill="#35211A" />
    <path d="M0-13V-21" stroke="#FFF8E8" strokeWidth="3.4" strokeLinecap="round" />
    <path
      d="M0-14V-20M0-20.6 8-17.6 0-14.8Z"
      fill="#C24234"
      stroke="#2A211A"
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
  </g>
);
