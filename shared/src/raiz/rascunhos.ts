import { create } from 'zustand';

/** The forms that hold something typed and not yet saved, by an id of their own. */
const useRascunhos = create<{ abertos: ReadonlySet<string> }>()(() => ({ abertos: new Set() }));

/** A form says whether leaving now would lose what was typed; on unmount it says false. */
export function marcarRascunho(id: string, sujo: boolean): void {
  const { abertos } = useRascunhos.getState();
  if (abertos.has(id) === sujo) return;
  const depois = new Set(abertos);
  if (sujo) depois.add(id);
  else depois.delete(id);
  useRascunhos.setState({ abertos: depois });
}

/** Whether any form on the page holds unsaved work: whoever wants to leave or reload asks first. */
export function useHaRascunho(): boolean {
  return useRascunhos(({ abertos }) => abertos.size > 0);
}
