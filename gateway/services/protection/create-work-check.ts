import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import type { RobotCheck } from '@/gateway/core/ports/robot-check'
import { WORK_SCRIPT } from '@/gateway/services/protection/work-script'

/** One step costs a phone about half a millisecond; a second or so for all of them. */
const STEP_COST = 1000
const MIN_STEPS = 500
const MAX_STEPS = 1500

const responseShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(STEP_COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({ subject: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

function parse(text: string | undefined) {
  try {
    return responseShape.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** A proof of work by the protocol of ALTCHA: a browser computes for a second, a program that posts the form back has no proof. */
export function createWorkCheck(secret: string): RobotCheck {
  const secrets = { hmacSignatureSecret: `work ${secret}`, hmacKeySignatureSecret: `work key ${secret}` }
  return {
    issueChallenge: async (subject) => {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: STEP_COST,
        counter: randomInt(MIN_STEPS, MAX_STEPS),
        data: { subject },
        deriveKey,
      })
      return { fields: { challenge: JSON.stringify(challenge), work: '' }, script: WORK_SCRIPT, hosts: [] }
    },
    isAnswered: async (subject, { work }) => {
      const answer = parse(work)
      if (answer?.challenge.parameters.data.subject !== subject) return false
      const { verified } = await verifySolution({ ...answer, ...secrets, deriveKey })
      return verified
    },
  }
}
