/** Tools of the sheet beside the keys of the frame. */
export const Tools = () => null;
