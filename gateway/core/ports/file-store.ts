import type { FileKind } from '@/gateway/core/text/file-kind'

/** `media` is public by its path; `private` is only handed out by calls that check the viewer. */
export type FileArea = 'media' | 'private'

export type NewFile = {
  area: FileArea
  /** Its folder, such as `reviews`; never a name from user input. */
  folder: string
  kind: FileKind
  content: Blob
}

/** Files that visitors send. Their names are generated, so they cannot be guessed or lead elsewhere. */
export type FileStore = {
  /** Resolves to the file's path in its area; a stored file is whole or not there. */
  put: (file: NewFile) => Promise<string>
  /** Reads only the requested part, so that a film need not fit into memory. */
  open: (area: FileArea, filePath: string) => Promise<Blob | undefined>
  /** Removing what is not there is no failure. */
  remove: (area: FileArea, filePath: string) => Promise<void>
}
