/** What one person has to do with a review, and how its votes stand. */
export type ReviewMark = {
  votes: { up: number; down: number; own: 'up' | 'down' | null }
  isOwn: boolean
  isReported: boolean
}
