import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import { BotaoDoEvento } from './BotaoDoEvento.js';
import { nomeDoDia } from './mes.js';
import type { VistaDoCalendario } from './vista.js';
import { diaQueRecebe } from './soltar.js';

/** Events that a cell of the month shows; the rest wait behind a button. */
export const POR_CELULA = 3;

interface CelulaDoDiaProps extends VistaDoCalendario {
  dia: string;
  aberto?: boolean;
  /** Opens a day that has more than its cell shows; without it the cell shows everything, with the hours. */
  aoAbrirDia?: (dia: string) => void;
}

/** A day of the month or the week: its number binds a cardápio, its events open. */
export function CelulaDoDia({ dia, aberto = false, aoAbrirDia, ...vista }: CelulaDoDiaProps) {
  const { hoje, eventos, marca, aoVincular, aoSoltar } = vista;
  const doDia = eventos.get(dia) ?? [];
  const daEscola = marca(dia);
  const mostrados = aoAbrirDia ? doDia.slice(0, POR_CELULA) : doDia;
  const demais = doDia.length - mostrados.length;
  const numero = Number(dia.slice(8));
  return (
    <td
      data-dia={dia}
      className={classesDoDia({ hoje: dia === hoje, semAula: daEscola?.semAula, aberto })}
      {...diaQueRecebe(dia, aoSoltar)}
    >
      {aoVincular ? (
        <button
          type="button"
          className="calendario-dia"
          aria-label={`Vincular cardápio em ${nomeDoDia(dia)}`}
          aria-current={dia === hoje ? 'date' : undefined}
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
      {daEscola?.texto && <span className="calendario-nome-feriado">{daEscola.texto}</span>}
      {mostrados.map((evento) => (
        <BotaoDoEvento key={evento.chave} {...vista} evento={evento} detalhado={!aoAbrirDia} />
      ))}
      {demais > 0 && (
        <Button
          type="link"
          size="small"
          aria-label={`mais ${demais}: ver os ${doDia.length} cardápios de ${nomeDoDia(dia)}`}
          onClick={() => aoAbrirDia?.(dia)}
        >
          mais {demais}
        </Button>
      )}
    </td>
  );
}

export const classesDoDia = (de: { hoje: boolean; semAula: boolean | undefined; aberto: boolean }): string =>
  [de.hoje && 'calendario-hoje', de.semAula && 'calendario-feriado', de.aberto && 'calendario-aberto']
    .filter(Boolean)
    .join(' ');
