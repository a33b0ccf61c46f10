import type { LoteComSobra, Vencimentos } from '@merenda/shared/contratos';
import { dataComparavel, formatarData, nomeProprio } from '@merenda/shared/formatos';
import {
  baseDosVencimentos,
  escreverSomaDosLotes,
  NADA_SOBRA,
  somaDasSobras,
  nomeDoLote,
} from '@merenda/shared/regras';
import { buscaDeVencimentos, TelaGerenciar, useHoje, type AcaoDeLinha } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MovimentacaoIniciada } from '../movimentacoes/movimentacao-iniciada.js';
import { useVencimentos } from './vencimentos.api.js';
import { useColunasDeVencimentos } from './vencimentos.colunas.js';

/** '/vencimentos': what the calendar leaves of each lot when it expires, and what can still be done (specification 4, 4.6). */
export default function VencimentosAFrente() {
  const consulta = useVencimentos();
  const navigate = useNavigate();
  const hoje = useHoje();
  const linhas = consulta.data?.lotes;
  const colunas = useColunasDeVencimentos();
  const busca = useMemo(() => buscaDeVencimentos(hoje, linhas), [hoje, linhas]);

  const acoes: AcaoDeLinha<LoteComSobra>[] = [
    {
      rotulo: 'Movimentar',
      principal: true,
      aoAcionar: ({ estoque, produtoEstoque, destino }) => {
        if (destino === null || produtoEstoque === null) return;
        const valores: MovimentacaoIniciada = {
          origem: estoque,
          destino: destino.estoque,
          lotes: [{ linha: produtoEstoque, quantidade: destino.quantidade }],
        };
        void navigate('/cadastrar-movimentacao', { state: { valores } });
      },
      impedimento: ({ destino, produtoEstoque }) =>
        produtoEstoque === null
          ? 'O lote ainda está a caminho da unidade.'
          : destino === null
            ? 'Nenhuma das suas unidades usa este lote a tempo sem deixar vencer outro.'
            : null,
    },
    {
      rotulo: 'Trocar o prato',
      principal: true,
      aoAcionar: ({ unidade, trocarEm }) =>
        trocarEm && void navigate(`/cardapio-calendario?unidade=${unidade.id}&dia=${dataComparavel(trocarEm)}`),
      impedimento: ({ trocarEm }) =>
        trocarEm === null ? 'A unidade não tem cardápio para trocar até este lote vencer.' : null,
    },
  ];

  return (
    <TelaGerenciar
      titulo="Vencimentos à frente"
      consulta={{ ...consulta, data: linhas }}
      busca={busca}
      colunas={colunas}
      nomeDaLinha={({ produtoLote, unidade }) => `${nomeDoLote(produtoLote)}, ${nomeProprio(unidade.nome)}`}
      acoes={acoes}
      exportacao="vencimentos"
      relatorio="vencimentos"
      vazio={NADA_SOBRA}
      resumo={
        consulta.data ? (
          <Resumo {...consulta.data} />
        ) : (
          // Takes the place of the sentence, so that the list does not move when the data comes.
          consulta.isPending && (
            <div aria-hidden style={{ visibility: 'hidden' }}>
              <Resumo ate={formatarData(hoje)} lotes={[]} />
            </div>
          )
        )
      }
    />
  );
}

function Resumo({ ate, lotes }: Vencimentos) {
  const { valor, semPreco } = somaDasSobras(lotes);
  return (
    <Typography.Text>
      {baseDosVencimentos(ate)} Sobra, em todas as suas unidades:{' '}
      <strong>{escreverSomaDosLotes(valor, { lotes: lotes.length, semPreco })}</strong>.
    </Typography.Text>
  );
}
