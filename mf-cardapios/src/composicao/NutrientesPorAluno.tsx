import { ROTULOS_NUTRIENTE, ROTULOS_SITUACAO_NUTRIENTE } from '@merenda/shared/contratos';
import { valorConhecido, type LinhaComparada } from '@merenda/shared/regras';
import { comUnidade, faixa } from '../ficha-tecnica/faixa.js';
import { ValorDoNutriente } from '../ficha-tecnica/ValorDoNutriente.js';
import { parteDoMinimo } from './metas.js';

/** Shown with a sign, so that it does not depend on the colour of the bar. */
const SINAIS = { abaixo: '↓', adequado: '✓', acima: '↑', ausente: '?' } as const;

/** Each nutrient with its value, a bar with the norm's band, and what the two mean in words. */
export function NutrientesPorAluno({ linhas, parcial }: { linhas: readonly LinhaComparada[]; parcial: boolean }) {
  return (
    <ul className="composicao-nutrientes" aria-label="Nutrientes por aluno">
      {linhas.map((linha) => (
        <Nutriente key={linha.nome} linha={linha} parcial={parcial} />
      ))}
    </ul>
  );
}

function Nutriente({ linha, parcial }: { linha: LinhaComparada; parcial: boolean }) {
  const { minimo, maximo } = linha;
  const comNorma = minimo !== null || maximo !== null;
  return (
    <li className="composicao-nutriente">
      <span>{ROTULOS_NUTRIENTE[linha.nome]}</span>
      <strong>
        <ValorDoNutriente nutriente={linha} comUnidade={comUnidade} />
      </strong>
      {comNorma && (
        <>
          <BarraDoNutriente linha={linha} parcial={parcial} />
          <small>{faixa(linha)}</small>
          <small>{parcial ? parteDaNorma(linha) : situacao(linha)}</small>
        </>
      )}
    </li>
  );
}

function BarraDoNutriente({ linha, parcial }: { linha: LinhaComparada; parcial: boolean }) {
  const { valor, faixa: norma } = barraDe({ ...linha, valor: valorConhecido(linha) ?? 0 });
  const julgada = linha.situacao !== null && (!parcial || linha.situacao === 'acima');
  return (
    <div className={`composicao-barra${julgada ? ` composicao-${linha.situacao}` : ''}`} aria-hidden>
      {norma && (
        <i
          className="composicao-norma"
          style={{ insetInlineStart: `${norma.de}%`, insetInlineEnd: `${100 - norma.ate}%` }}
        />
      )}
      <i className="composicao-valor" style={{ width: `${valor}%` }} />
    </div>
  );
}

const situacao = ({ situacao: qual }: LinhaComparada): string =>
  qual === null ? '' : `${SINAIS[qual]} ${ROTULOS_SITUACAO_NUTRIENTE[qual]}`;

/** A part of a day's food is not below the norm; it may be above a maximum. */
function parteDaNorma(linha: LinhaComparada): string {
  if (linha.situacao === 'acima') return situacao(linha);
  const parte = parteDoMinimo(linha);
  return parte === null ? '' : `${parte}% do mínimo`;
}

/** Positions on a bar, in % of its width. */
interface Barra {
  valor: number;
  /** The norm's band; null without a norm. */
  faixa: { de: number; ate: number } | null;
}

/** Beyond the last figure of a bar, so that a band without a maximum is seen as one. */
const FOLGA = 1.3;

/** Where a value and the norm's band lie on a bar that has room for both. A missing minimum is zero, a missing maximum the end. */
function barraDe({ valor, minimo, maximo }: { valor: number; minimo: number | null; maximo: number | null }): Barra {
  const fim = Math.max(valor, minimo ?? 0, maximo ?? 0) * FOLGA;
  const em = (numero: number): number => (fim === 0 ? 0 : (numero / fim) * 100);
  if (minimo === null && maximo === null) return { valor: em(valor), faixa: null };
  return { valor: em(valor), faixa: { de: em(minimo ?? 0), ate: maximo === null ? 100 : em(maximo) } };
}
