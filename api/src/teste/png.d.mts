/**
 * @param side pixels
 * @param options `depth`: bits of a colour, 8 or 16. `pixels`: false for a file that has only the header
 */
export function pngOf(side: number, options?: { depth?: 8 | 16; pixels?: boolean }): Promise<Buffer>;
