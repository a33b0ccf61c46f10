import {
  SIMBOLOS_UNIDADE_MEDIDA,
  type FigurasDosCardapios,
  type ReferenciaNutricional,
} from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { resumoDasMarcas } from '@merenda/shared/regras';
import { Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { Dobrado } from '../conformidade/Dobrado.js';
import { RegrasDoPeriodo } from '../conformidade/RegrasDoPeriodo.js';
import { TabelaComparada } from '../ficha-tecnica/TabelaComparada.js';
import { regrasDe, type Proposta } from './proposta.js';

interface DetalhesDaPropostaProps {
  proposta: Proposta;
  referencia: ReferenciaNutricional | null | undefined;
}

/** What is behind the figures, folded: rules, nutrients, stock, purchases, and what could not be told. */
export function DetalhesDaProposta({ proposta: { figuras, incompletos }, referencia }: DetalhesDaPropostaProps) {
  return (
    <section aria-label="Detalhes da proposta">
      <Detalhe linha={`Regras do PNAE: ${resumoDasMarcas(regrasDe(figuras).map(({ marca }) => marca))}`}>
        {[...figuras.semanas, ...figuras.meses].map((periodo) => (
          <div key={`${periodo.de} ${periodo.ate}`}>
            <Periodo {...periodo} />
            <RegrasDoPeriodo nome={`Regras de ${periodo.de} a ${periodo.ate}`} situacoes={periodo.regras} />
          </div>
        ))}
      </Detalhe>
      {referencia && (
        <Detalhe linha="Nutrientes, na média de cada semana">
          {figuras.semanas.map((semana) => (
            <div key={semana.de}>
              <Periodo {...semana} />
              <TabelaComparada nutrientes={semana.nutrientes} referencia={referencia} />
            </div>
          ))}
        </Detalhe>
      )}
      {figuras.estoqueUsado.length > 0 && (
        <Detalhe linha="O que sai do estoque">
          <ul>
            {figuras.estoqueUsado.map((um) => (
              <li key={um.alimento.id}>
                {emPalavras(um)}
                {um.aVencer > 0 && `, ${quantidade(um.aVencer, um.unidadeMedida)} que venceriam`}
              </li>
            ))}
          </ul>
        </Detalhe>
      )}
      {figuras.aComprar.length > 0 && (
        <Detalhe linha="O que falta comprar">
          <ul>
            {figuras.aComprar.map((um) => (
              <li key={um.alimento.id}>{emPalavras(um)}</li>
            ))}
          </ul>
        </Detalhe>
      )}
      {incompletos.length > 0 && (
        <Detalhe linha="O que ficou de fora por falta de dados">
          <ul>
            {incompletos.map((frase) => (
              <li key={frase}>{frase}</li>
            ))}
          </ul>
        </Detalhe>
      )}
      {figuras.semPreco.length > 0 && (
        <Typography.Paragraph type="secondary">
          Sem preço, fora do custo: {figuras.semPreco.map(nomeComum).join(', ')}.
        </Typography.Paragraph>
      )}
    </section>
  );
}

function Detalhe({ linha, children }: { linha: string; children: ReactNode }) {
  const [aberto, setAberto] = useState(false);
  return (
    <div>
      <Dobrado linha={linha} aberto={aberto} aoMudar={setAberto}>
        <div className="sugestao-detalhe">{children}</div>
      </Dobrado>
    </div>
  );
}

const Periodo = ({ de, ate }: { de: string; ate: string }) => (
  <h3 className="sugestao-periodo">
    De {de} a {ate}
  </h3>
);

type Quantidade = FigurasDosCardapios['aComprar'][number];

const quantidade = (valor: number, unidade: Quantidade['unidadeMedida']): string =>
  `${formatarQuantidade(valor)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;

const emPalavras = (um: Quantidade): string =>
  `${nomeComum(um.alimento.nome)}: ${quantidade(um.quantidade, um.unidadeMedida)}`;
