import type { LoteComSobra } from '@merenda/shared/contratos';
import { dataComparavel, formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { somar } from '@merenda/shared/regras';
import { Exportar, ListaComBusca, Tela, useHoje, type AcaoDeLinha, type IdsMostrados } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { nomeDoLote } from '../estoques/lote.js';
import type { MovimentacaoIniciada } from '../movimentacoes/movimentacao-iniciada.js';
import { useVencimentos } from './vencimentos.api.js';
import { buscaDeVencimentos, colunasDeVencimentos } from './vencimentos.colunas.js';

/** '/vencimentos': what the calendar leaves of each lot when it expires, and what can still be done (specification 4, 4.6). */
export default function Vencimentos() {
  const consulta = useVencimentos();
  const navigate = useNavigate();
  const hoje = useHoje();
  const linhas = consulta.data?.lotes;
  const mostradas = useRef<IdsMostrados>(null);
  const colunas = useMemo(() => colunasDeVencimentos(hoje), [hoje]);
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
    <Tela
      titulo="Vencimentos à frente"
      acoes={<Exportar lista="vencimentos" recorte={() => ({ ids: mostradas.current?.() ?? null })} />}
    >
      <Flex vertical gap="middle">
        {consulta.data && linhas && (
          <Resumo ate={consulta.data.ate} valor={somar(linhas.map(({ valor }) => valor ?? 0)).toNumber()} />
        )}
        <ListaComBusca
          rotulo="Lotes que sobram ao vencer"
          mostradas={mostradas}
          consulta={{ ...consulta, data: linhas }}
          busca={busca}
          colunas={colunas}
          nomeDaLinha={({ produtoLote, unidade }) => `${nomeDoLote(produtoLote)}, ${nomeProprio(unidade.nome)}`}
          acoes={acoes}
          paraVarias={{ exportacao: { lista: 'vencimentos' } }}
          vazio="Nenhum lote sobra: os cardápios do calendário usam tudo o que há antes de vencer."
        />
      </Flex>
    </Tela>
  );
}

function Resumo({ ate, valor }: { ate: string | null; valor: number }) {
  return (
    <Typography.Text>
      {ate === null
        ? 'Não há cardápios lançados de hoje em diante: sem eles, nenhum lote tem uso planejado.'
        : `Conta com os cardápios lançados até ${ate}, pelas matrículas.`}{' '}
      Sobra, em todas as suas unidades: <strong>{formatarMoeda(valor)}</strong>.
    </Typography.Text>
  );
}
