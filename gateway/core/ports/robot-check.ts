/** Content of the check's page beside its button. */
export type RobotQuestion = {
  /** Hidden fields of the form by name. */
  fields: Readonly<Record<string, string>>
  /** Runs in the page; fills the form in, or shows the question of a service. */
  script: string
  /** Hosts of the scripts, frames and calls that the page needs; none for the shop's own check. */
  hosts: readonly string[]
}

/** Distinguishes people from programs: the shop's own proof of work, or a service of the owner's. */
export type RobotCheck = {
  /** A question valid for `subject` alone. */
  issueChallenge: (subject: string) => Promise<RobotQuestion>
  /** Whether the returned form answers it. */
  isAnswered: (subject: string, form: Readonly<Partial<Record<string, string>>>) => Promise<boolean>
}
