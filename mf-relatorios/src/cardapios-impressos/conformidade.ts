import { ROTULOS_MARCA_DA_REGRA, type CardapiosImpressos } from '@merenda/shared/contratos';
import { etapaPorExtenso, resumoDasMarcas } from '@merenda/shared/regras';
import { porQue } from '../alimentacao/conformidade.js';
import type { TabelaDaFolha } from '../folha/folha.js';
import { tituloDaSemana } from './quadro.js';

type Semana = CardapiosImpressos['semanas'][number];

const nomeDe = ({ etapas }: CardapiosImpressos, etapa: number): string => {
  const achada = etapas[etapa];
  return achada ? etapaPorExtenso(achada) : '';
};

/** How a week stands to the rules of the PNAE, each stage in a few words; null for a week without regular menus. */
export function notaDasRegras(dados: CardapiosImpressos, { conformidade }: Semana): string | null {
  if (conformidade.length === 0) return null;
  const frases = conformidade.map(
    ({ etapa, regras }) => `${nomeDe(dados, etapa)}: ${resumoDasMarcas(regras.map(({ marca }) => marca))}`,
  );
  return `Regras do PNAE (no anexo) – ${frases.join('; ')}.`;
}

/** The rules of all weeks, below the last one; nothing without regular menus. */
export function anexoDasRegras(dados: CardapiosImpressos): TabelaDaFolha[] {
  const linhas = dados.semanas.flatMap((semana) =>
    semana.conformidade.flatMap(({ etapa, regras }) =>
      regras.map((uma) => [
        `${tituloDaSemana(semana)}: ${nomeDe(dados, etapa)}`,
        uma.regra,
        ROTULOS_MARCA_DA_REGRA[uma.marca],
        uma.figura,
        porQue(uma),
        uma.norma,
      ]),
    ),
  );
  if (linhas.length === 0) return [];
  return [
    {
      titulo: 'Anexo: regras do PNAE',
      colunas: [
        { titulo: 'Semana', agrupa: true },
        { titulo: 'Regra' },
        { titulo: 'Situação' },
        { titulo: 'Contado' },
        { titulo: 'Por quê', opcional: true },
        { titulo: 'Norma' },
      ],
      linhas,
      vazia: '',
    },
  ];
}
