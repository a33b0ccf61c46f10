import { diasDoPeriodo } from '@merenda/shared/regras';
import { CelulaDoDia } from './CelulaDoDia.js';
import { DiaDaLista } from './DiaDaLista.js';
import { DIAS_DA_SEMANA, periodoDaSemana } from './mes.js';
import type { VistaDoCalendario } from './vista.js';

interface SemanaProps extends VistaDoCalendario {
  /** A day of the week, 'YYYY-MM-DD'. */
  dia: string;
  /** On phones the days are one below the other. */
  compacta: boolean;
}

/** A week with the whole names of the dishes, by hour. A weekend has a column only where it has class or a cardápio. */
export function Semana({ dia, compacta, ...vista }: SemanaProps) {
  const { de, ate } = periodoDaSemana(dia);
  const dias = diasDoPeriodo(de, ate)
    .map((data, i) => ({ data, nomes: DIAS_DA_SEMANA[i] ?? DIAS_DA_SEMANA[0], fim: i === 0 || i === 6 }))
    .filter(({ data, fim }) => !fim || vista.eventos.has(data) || !vista.marca(data)?.semAula || data === vista.hoje);
  if (compacta)
    return (
      <div className="calendario-lista">
        {dias.map(({ data }) => (
          <DiaDaLista key={data} {...vista} dia={data} />
        ))}
      </div>
    );
  return (
    <table className="calendario calendario-semana">
      <thead>
        <tr>
          {dias.map(({ data, nomes: [curto, longo] }) => (
            <th key={data} scope="col" abbr={longo}>
              {curto}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {dias.map(({ data }) => (
            <CelulaDoDia key={data} {...vista} dia={data} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}
