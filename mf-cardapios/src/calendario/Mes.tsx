import { useEffect, useRef, useState } from 'react';
import { CelulaDoDia, classesDoDia, POR_CELULA } from './CelulaDoDia.js';
import { DiaDaLista } from './DiaDaLista.js';
import { DIAS_DA_SEMANA, nomeDoDia, semanasDoMes } from './mes.js';
import type { VistaDoCalendario } from './vista.js';

/** The month as a table of weeks. Compact, on phones, a day shows marks and opens below the table. */
export function Mes({ mes, compacto, ...vista }: VistaDoCalendario & { mes: string; compacto: boolean }) {
  const Celula = compacto ? CelulaCompacta : CelulaDoDia;
  // A new object at each press: pressed again, the day that is open is shown again.
  const [aberto, setAberto] = useState<{ dia: string }>();
  const diaAberto = aberto?.dia.startsWith(mes) ? aberto.dia : undefined;
  const dia = useRef<HTMLDivElement>(null);
  // Under a whole month the day opens out of sight; on a phone it opens beside the thumb.
  useEffect(() => {
    if (aberto !== undefined && !compacto) dia.current?.focus();
  }, [aberto, compacto]);
  return (
    <>
      <table className={compacto ? 'calendario calendario-compacto' : 'calendario'}>
        <thead>
          <tr>
            {DIAS_DA_SEMANA.map(([curto, longo]) => (
              <th key={curto} scope="col" abbr={longo}>
                {curto}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanasDoMes(mes).map((semana, i) => (
            <tr key={i}>
              {semana.map((dia, j) =>
                dia === null ? (
                  <td key={j} className="calendario-vazio" />
                ) : (
                  <Celula
                    key={dia}
                    {...vista}
                    dia={dia}
                    aberto={dia === diaAberto}
                    aoAbrirDia={(um) => setAberto({ dia: um })}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {diaAberto && (
        <div ref={dia} tabIndex={-1} className="calendario-dia-aberto">
          <DiaDaLista {...vista} dia={diaAberto} />
        </div>
      )}
    </>
  );
}

interface CelulaCompactaProps extends VistaDoCalendario {
  dia: string;
  aberto: boolean;
  aoAbrirDia: (dia: string) => void;
}

function CelulaCompacta({ dia, hoje, eventos, marca, aberto, aoAbrirDia }: CelulaCompactaProps) {
  const doDia = eventos.get(dia) ?? [];
  const daEscola = marca(dia);
  const quantos = doDia.length === 1 ? '1 cardápio' : `${doDia.length} cardápios`;
  const texto = daEscola?.texto ? `${daEscola.texto}, ` : '';
  return (
    <td data-dia={dia} className={classesDoDia({ hoje: dia === hoje, semAula: daEscola?.semAula, aberto })}>
      <button
        type="button"
        className="calendario-dia"
        aria-label={`${nomeDoDia(dia)}: ${texto}${quantos}`}
        aria-expanded={aberto}
        onClick={() => aoAbrirDia(dia)}
      >
        {Number(dia.slice(8))}
        <span aria-hidden className="calendario-marcas">
          {doDia.slice(0, POR_CELULA).map(({ chave, tipo }) => (
            <span key={chave} className={`calendario-marca calendario-${tipo.toLowerCase()}`} />
          ))}
        </span>
      </button>
    </td>
  );
}
