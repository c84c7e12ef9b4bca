/** What a die shows: its sides are counted from 1, as people do. */
export const faceOf = <Face>(faces: readonly Face[], side: number): Face => faces[side - 1]!;
