export type SourcePicture = {
  contentType: string
  /** Changes with the picture, so that renditions of the old one are not found again. */
  version: string
  read: () => Promise<Buffer<ArrayBuffer>>
}

/** Finds the original behind a media path that `isMediaPath` accepts. */
export type PictureSource = (mediaPath: string) => Promise<SourcePicture | undefined>
