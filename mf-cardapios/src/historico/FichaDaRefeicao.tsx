import type { CustoDaRefeicao, FichaDaRefeicao as Ficha, RefeicaoComRegistros } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  escreverCustoExecutado,
  frasesDoCustoDoDia,
  frasesDoCustoExecutado,
  frasesDosAlergenicos,
} from '@merenda/shared/regras';
import { ModalDetalhes, ModalDoRegistro } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { Frases } from '../ficha-tecnica/ResumoDaFicha.js';
import { TabelaDaFicha } from '../ficha-tecnica/TabelaDaFicha.js';
import { TabelaDeIngredientes } from '../preparos/ReceitaExibida.js';
import { useFichaDaRefeicao } from './historico.api.js';

const TITULO = 'Ficha técnica desta refeição';
const LARGURA = 720;

interface FichaDaRefeicaoProps {
  refeicao: RefeicaoComRegistros;
  aoFechar: () => void;
}

/** The recipes that a meal cooked, as they were when it was registered, and what the lots that it drew cost. */
export function FichaDaRefeicao({ refeicao, aoFechar }: FichaDaRefeicaoProps) {
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={useFichaDaRefeicao(refeicao.id)} aoFechar={aoFechar}>
      {({ receitas, custo }) => (
        <ModalDetalhes
          titulo={TITULO}
          largura={LARGURA}
          aoFechar={aoFechar}
          detalhes={[
            { rotulo: 'Prato', valor: nomeComum(refeicao.prato.nome) },
            { rotulo: 'Data', valor: `${refeicao.dia}, ${refeicao.hora}` },
            {
              rotulo: 'Custo por aluno',
              valor: custo ? <Custo custo={custo} /> : 'O custo é conhecido depois da execução, pelos lotes usados.',
            },
            ...(custo ? [{ rotulo: 'Custo do dia', valor: <Frases frases={frasesDoCustoDoDia(custo.dia)} /> }] : []),
          ]}
        >
          {receitas.length === 0 && (
            <Typography.Paragraph type="secondary">
              As receitas desta refeição não foram guardadas: ela foi registrada antes de o sistema guardar versões.
            </Typography.Paragraph>
          )}
          {receitas.map((receita) => (
            <Receita key={receita.nome} receita={receita} />
          ))}
        </ModalDetalhes>
      )}
    </ModalDoRegistro>
  );
}

/** What the meal cost; the transfer is for the whole day. */
function Custo({ custo }: { custo: CustoDaRefeicao }) {
  return (
    <div>
      <Typography.Text strong>{escreverCustoExecutado(custo)}</Typography.Text>
      <Frases frases={frasesDoCustoExecutado(custo)} />
    </div>
  );
}

function Receita({ receita }: { receita: Ficha['receitas'][number] }) {
  const { nome, responsavel, alteradoEm, ficha, ingredientes } = receita;
  const autor = [responsavel && nomeProprio(responsavel.nome), responsavel?.crn, alteradoEm].filter(Boolean).join(', ');
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24, marginBottom: 0 }}>
        {nomeComum(nome)}
      </Typography.Title>
      {autor && <Typography.Text type="secondary">{autor}</Typography.Text>}
      {frasesDosAlergenicos(ficha.alergenicos).map((frase) => (
        <div key={frase}>{frase}</div>
      ))}
      <TabelaDeIngredientes ingredientes={ingredientes} />
      <TabelaDaFicha nutrientes={ficha.nutrientes} por100g={ficha.rendimento?.por100g} />
    </section>
  );
}
