export interface Part {
  name: string;
  content: string | Buffer;
  /** The unpacked size that the zip declares; default: the real one. */
  declared?: number | undefined;
}

export function zipOf(parts: readonly Part[]): Buffer;
