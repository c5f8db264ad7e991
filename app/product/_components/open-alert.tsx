import { lazy, type ReactNode, Suspense } from 'react'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import type { AlertView } from '@/features/alerts/components/alert-dialog'
import type { RequestedAlert } from '@/features/alerts/model/requested-alert'

/** Most buyers have confirmed their e-mail. */
const OwnContact = lazy(async () => ({
  default: (await import('@/features/profile/components/own-contact')).OwnContact,
}))

/**
 * Shows the window about a product, with the profile's way to confirm the e-mail that the email goes to. In a module of its own,
 * the names of all that the window needs are not in the scripts of every product.
 */
export async function openAlert(
  { price, ...part }: RequestedAlert,
  show: (dialog: ReactNode) => void,
): Promise<void> {
  try {
    const { AlertDialog } = await import('@/features/alerts/components/alert-dialog')
    const draw = (view: AlertView) =>
      show(
        <Suspense>
          <AlertDialog part={part} price={price} view={view} onView={draw} contact={OwnContact} />
        </Suspense>,
      )
    draw('form')
  } catch (failure) {
    await notifyFailure(failure)
  }
}
