/** One person's relation to a review, and the review's votes. */
export type ReviewMark = {
  votes: { up: number; down: number; own: 'up' | 'down' | null }
  isOwn: boolean
  isReported: boolean
}
