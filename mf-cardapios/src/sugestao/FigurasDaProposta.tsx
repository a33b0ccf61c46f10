import type { FigurasDosCardapios, ReferenciaNutricional } from '@merenda/shared/contratos';
import { formatarMoeda, formatarPercentual } from '@merenda/shared/formatos';
import { metasDe, regrasDe } from './proposta.js';

interface FigurasDaPropostaProps {
  figuras: FigurasDosCardapios;
  /** The same of what the calendar has; null without it. */
  hoje: FigurasDosCardapios | null;
  referencia: ReferenciaNutricional | null | undefined;
  /** Its stock counts. */
  comUnidade: boolean;
}

/** The proposal in figures, each beside that of what the calendar has today. */
export function FigurasDaProposta({ figuras, hoje, referencia, comUnidade }: FigurasDaPropostaProps) {
  return (
    <dl className="sugestao-figuras" aria-label="Resumo da proposta">
      {(comUnidade ? [...FIGURAS, ...DO_ESTOQUE] : FIGURAS).map(({ titulo, de }) => {
        const depois = de(figuras, referencia);
        if (depois === null) return null;
        const antes = hoje && de(hoje, referencia);
        return (
          <div key={titulo}>
            <dt>{titulo}</dt>
            <dd>
              <strong>{depois}</strong>
              <small>{hoje ? (antes === depois ? 'igual a hoje' : `hoje: ${antes ?? 'sem dados'}`) : ''}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface Figura {
  titulo: string;
  /** In words; null where there is nothing to show. */
  de: (figuras: FigurasDosCardapios, referencia: ReferenciaNutricional | null | undefined) => string | null;
}

/** An amount stays on one line. */
const emReais = (valor: number): string => formatarMoeda(valor).replace(' ', '\u00A0');

const alimentos = (quantos: number): string =>
  quantos === 0 ? 'nenhum alimento' : quantos === 1 ? '1 alimento' : `${quantos} alimentos`;

const FIGURAS: readonly Figura[] = [
  {
    titulo: 'Custo por aluno e dia',
    de: ({ custoMedio, semPreco }) =>
      custoMedio === null ? 'sem preços' : `${emReais(custoMedio)}${semPreco.length > 0 ? ' ou mais' : ''}`,
  },
  {
    titulo: 'Regras do PNAE',
    de: (figuras) => {
      const julgadas = regrasDe(figuras).filter(({ marca }) => marca !== 'INFORMA');
      return `${julgadas.filter(({ marca }) => marca === 'CUMPRE').length} de ${julgadas.length}`;
    },
  },
  {
    titulo: 'Metas de nutrientes',
    de: (figuras, referencia) => {
      const metas = metasDe(figuras, referencia);
      return metas && `${metas.atendidas} de ${metas.total}`;
    },
  },
  {
    titulo: 'Da agricultura familiar',
    de: ({ agriculturaFamiliar }) =>
      agriculturaFamiliar === null ? 'sem preços' : formatarPercentual(agriculturaFamiliar),
  },
];

/** Of a unit alone. */
const DO_ESTOQUE: readonly Figura[] = [
  { titulo: 'Sai do estoque', de: ({ estoqueUsado }) => alimentos(estoqueUsado.length) },
  { titulo: 'Falta comprar', de: ({ aComprar }) => alimentos(aComprar.length) },
];
