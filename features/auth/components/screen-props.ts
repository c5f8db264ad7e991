import type { SignInScreen } from '@/stores/sign-in/sign-in-store'

export type Screen = SignInScreen

export type ScreenProps = {
  /** Phone or e-mail as typed so far, taken along from screen to screen. */
  contact: string
  onContact: (contact: string) => void
  /** Whether an e-mail and a password let in. */
  hasEmailLogin: boolean
  /** What a code to sign in is sent to; undefined where none is. */
  codeBy: 'phone' | 'email' | undefined
  onScreen: (screen: Screen) => void
}
