import { nomeComum } from '@merenda/shared/formatos';
/** Marks an incomplete total; when opened, lists the foods without a value. */
export function DadoAusente({ alimentos }: { alimentos: readonly string[] }) {
  if (alimentos.length === 0) return null;
  return (
    <details style={{ fontSize: 12, fontWeight: 'normal' }}>
      <summary style={{ cursor: 'pointer' }}>
        Dado ausente em {alimentos.length} {alimentos.length === 1 ? 'alimento' : 'alimentos'}
      </summary>
      {alimentos.map(nomeComum).join(', ')}
    </details>
  );
}
