import { custoEmUmaLinha, fonteDaReferencia, frasesDosAlergenicos, frasesDosPrecos } from '@merenda/shared/regras';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { Pendencias } from '../ficha-tecnica/Pendencias.js';
import { numeroDaMeta } from './metas.js';
import { NutrientesPorAluno } from './NutrientesPorAluno.js';
import type { Composicao } from './useComposicao.js';

export interface ParteDaComposicao {
  /** A recipe or a dish: the norm is for all food of the day, of which this is a part. */
  parcial: boolean;
  /** Shown while nothing is chosen: 'Escolha ao menos um prato.' */
  vazia: string;
  /** Further parts of the panel: the students that a recipe is compared for, the stock. */
  acima?: ReactNode;
  abaixo?: ReactNode;
}

interface PainelPorAlunoProps extends ParteDaComposicao {
  composicao: Composicao;
  /** The dialog around it has the title. */
  semTitulo?: boolean;
}

/** An amount stays on one line. */
const comReais = (frase: string): string => frase.replaceAll('R$ ', 'R$\u00A0');

/**
 * The nutrients for one student of the dishes that are being composed, beside the national norm, and their cost. Only a
 * hint while nothing is chosen.
 */
export function PainelPorAluno({ vazia, semTitulo = false, ...figuras }: PainelPorAlunoProps) {
  return (
    <>
      {!semTitulo && <h2 className="composicao-titulo">Por aluno</h2>}
      {figuras.composicao.vazia ? (
        <Typography.Text type="secondary">{vazia}</Typography.Text>
      ) : (
        <FigurasPorAluno {...figuras} />
      )}
    </>
  );
}

function FigurasPorAluno({ composicao, parcial, acima, abaixo }: Omit<PainelPorAlunoProps, 'vazia' | 'semTitulo'>) {
  const { linhas, resumo, referencia } = composicao;
  return (
    <>
      {acima}
      <Typography.Text type="secondary">{numeroDaMeta({ composicao, parcial })}</Typography.Text>
      <div className="composicao-custo">{resumo && comReais(custoEmUmaLinha(resumo.custo))}</div>
      <NutrientesPorAluno linhas={linhas} parcial={parcial} />
      {resumo && <ResumoPorAluno resumo={resumo} />}
      {abaixo}
      {referencia && (
        <Typography.Paragraph type="secondary" style={{ margin: '8px 0 0', fontSize: 12 }}>
          {parcial && 'A norma é para toda a alimentação do dia. '}
          {fonteDaReferencia(referencia)}
        </Typography.Paragraph>
      )}
    </>
  );
}

/** Allergens, uncertain prices, and gaps, each in its own line. */
function ResumoPorAluno({ resumo }: { resumo: NonNullable<Composicao['resumo']> }) {
  return (
    <div className="composicao-resumo">
      <strong>Alergênicos</strong>
      {frasesDosAlergenicos(resumo.alergenicos).map((frase) => (
        <div key={frase}>{frase}</div>
      ))}
      <strong>Preços</strong>
      {resumo.custo.semPreco.length + resumo.custo.comUltimaCompra.length === 0 && (
        <div>Todos de contratos vigentes.</div>
      )}
      {frasesDosPrecos(resumo.custo).map((frase) => (
        <div key={frase}>{frase}</div>
      ))}
      <strong>Pendências</strong>
      <Pendencias pendencias={resumo.pendencias} emComposicao />
    </div>
  );
}
