'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { keepVersion } from '@/lib/version/app-version'
import styles from './notice-dialog.module.css'

type Props = { version: string; onClose: () => void }

/** The shop has changed since this browser loaded it. The version is stored before the reload, or the notice would come again. */
export function NewVersionNotice({ version, onClose }: Props) {
  const reload = () => {
    keepVersion(version)
    location.reload()
  }
  return (
    <Dialog open onClose={onClose} title="Вышла новая версия сайта">
      <p className={styles.text}>Обновите страницу, чтобы продолжить.</p>
      <Button onClick={reload}>Обновить страницу</Button>
    </Dialog>
  )
}
