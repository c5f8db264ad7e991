'use client'

import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { type Preference, preferencesFor } from '../model/preferences-for'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

export function PreferencesSection() {
  const group = useUser((user) => user.group)
  return (
    <ProfileSection title="Настройки">
      <div className={styles.rows}>
        {preferencesFor(group).map((preference) => (
          <PreferenceBox key={preference.name} preference={preference} />
        ))}
      </div>
    </ProfileSection>
  )
}

/** Saved at once; goes back to what it was when that fails. Never disabled: that would take the focus away. */
function PreferenceBox({ preference: { name, title, text } }: { preference: Preference }) {
  const isOn = useUser((user) => user[name])
  const actions = useUserActions()
  const id = useId()

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (next: boolean) =>
      name === 'isSubscribe' ? actions.setSubscription(next) : actions.update({ [name]: next }),
    onError: (failure) => notifyFailure(failure, { title: 'Настройка не сохранилась' }),
  })

  return (
    <label className={styles.preference}>
      <Checkbox
        // A browser that puts back what stood here before a reload would be taken for a person.
        autoComplete="off"
        checked={isPending ? variables : isOn}
        aria-busy={isPending}
        aria-describedby={`${id}-text`}
        onValue={(next) => !isPending && mutate(next)}
      />
      <span>
        {title}
        <span id={`${id}-text`} className={styles.preferenceText} aria-hidden="true">
          {text}
        </span>
      </span>
    </label>
  )
}
