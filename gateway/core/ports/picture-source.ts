export type SourcePicture = {
  contentType: string
  /** Changes with the picture, so that renditions of the old one are not found again. */
  version: string
  read: () => Promise<Buffer<ArrayBuffer>>
  /** For films, which are sent piece by piece; absent for pictures drawn on request. */
  pieces?: {
    size: number
    /** Both ends belong to the piece. */
    read: (first: number, last: number) => Promise<ReadableStream<Uint8Array>>
  }
}

/** Finds the original behind a media path that `isMediaPath` accepts. */
export type PictureSource = (mediaPath: string) => Promise<SourcePicture | undefined>
