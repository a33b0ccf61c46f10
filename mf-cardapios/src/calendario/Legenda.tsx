import { ROTULOS_TIPO_LANCAMENTO, TIPOS_LANCAMENTO } from '@merenda/shared/contratos';

/** What the two colours mean; each event says it in its name as well. */
export function Legenda() {
  return (
    <ul className="calendario-legenda" aria-label="Legenda">
      {TIPOS_LANCAMENTO.map((tipo) => (
        <li key={tipo}>
          <span aria-hidden className={`calendario-marca calendario-${tipo.toLowerCase()}`} />
          {ROTULOS_TIPO_LANCAMENTO[tipo]}
        </li>
      ))}
    </ul>
  );
}
