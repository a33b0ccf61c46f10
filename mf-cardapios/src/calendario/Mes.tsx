import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BotaoDoEvento } from './BotaoDoEvento.js';
import { DiaDaLista } from './DiaDaLista.js';
import { nomeDoDia, semanasDoMes, type VistaDoMes } from './mes.js';

const DIAS = [
  ['Dom', 'domingo'],
  ['Seg', 'segunda-feira'],
  ['Ter', 'terça-feira'],
  ['Qua', 'quarta-feira'],
  ['Qui', 'quinta-feira'],
  ['Sex', 'sexta-feira'],
  ['Sáb', 'sábado'],
] as const;
/** Events that a cell shows; the rest wait behind a button. */
const POR_CELULA = 3;

/** The month as a table of weeks. Compact, on phones, a day shows marks and opens below the table. */
export function Mes({ compacto, ...vista }: VistaDoMes & { compacto: boolean }) {
  // A new object at each press: pressed again, the day that is open is shown again.
  const [aberto, setAberto] = useState<{ dia: string }>();
  const diaAberto = aberto?.dia.startsWith(vista.mes) ? aberto.dia : undefined;
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
            {DIAS.map(([curto, longo]) => (
              <th key={curto} scope="col" abbr={longo}>
                {curto}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {semanasDoMes(vista.mes).map((semana, i) => (
            <tr key={i}>
              {semana.map((dia, j) =>
                dia === null ? (
                  <td key={j} className="calendario-vazio" />
                ) : (
                  <Celula
                    key={dia}
                    {...vista}
                    dia={dia}
                    compacto={compacto}
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

interface CelulaProps extends VistaDoMes {
  dia: string;
  compacto: boolean;
  aberto: boolean;
  aoAbrirDia: (dia: string) => void;
}

function Celula({ dia, hoje, eventos, feriados, compacto, aberto, aoVincular, aoAbrir, aoAbrirDia }: CelulaProps) {
  const doDia = eventos.get(dia) ?? [];
  const feriado = feriados.get(dia);
  const classes = [dia === hoje && 'calendario-hoje', feriado && 'calendario-feriado', aberto && 'calendario-aberto']
    .filter(Boolean)
    .join(' ');
  const numero = Number(dia.slice(8));
  if (compacto) {
    const quantos = doDia.length === 1 ? '1 cardápio' : `${doDia.length} cardápios`;
    return (
      <td className={classes}>
        <button
          type="button"
          className="calendario-dia"
          aria-label={`${nomeDoDia(dia)}: ${feriado ? `feriado, ${feriado}, ` : ''}${quantos}`}
          aria-expanded={aberto}
          onClick={() => aoAbrirDia(dia)}
        >
          {numero}
          <span aria-hidden className="calendario-marcas">
            {doDia.slice(0, POR_CELULA).map(({ chave, tipo }) => (
              <span key={chave} className={`calendario-marca calendario-${tipo.toLowerCase()}`} />
            ))}
          </span>
        </button>
      </td>
    );
  }
  const demais = doDia.length - POR_CELULA;
  return (
    <td className={classes}>
      {aoVincular ? (
        <button
          type="button"
          className="calendario-dia"
          aria-label={`Vincular cardápio em ${nomeDoDia(dia)}`}
          onClick={() => aoVincular(dia)}
        >
          <span>{numero}</span>
          <span aria-hidden className="calendario-mais">
            <Icone de={PlusOutlined} />
          </span>
        </button>
      ) : (
        <span className="calendario-dia">{numero}</span>
      )}
      {feriado && <span className="calendario-nome-feriado">{feriado}</span>}
      {doDia.slice(0, POR_CELULA).map((evento) => (
        <BotaoDoEvento key={evento.chave} evento={evento} aoAbrir={aoAbrir} />
      ))}
      {demais > 0 && (
        <Button
          type="link"
          size="small"
          aria-label={`mais ${demais}: ver os ${doDia.length} cardápios de ${nomeDoDia(dia)}`}
          onClick={() => aoAbrirDia(dia)}
        >
          mais {demais}
        </Button>
      )}
    </td>
  );
}
