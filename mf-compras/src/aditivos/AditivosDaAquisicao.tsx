import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { ErroApi } from '@merenda/shared';
import { ROTULOS_TIPO_ADITIVO, type Aditivo } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { MAQUINA_AQUISICAO } from '@merenda/shared/regras';
import {
  confirmarExclusao,
  editar,
  EstadoErro,
  EstadoVazio,
  excluir,
  Icone,
  Tabela,
  Tela,
  useIdDaRota,
  type AcaoDeLinha,
  type Coluna,
} from '@merenda/shared/ui';
import { Button, Descriptions, Flex, Skeleton, Typography } from 'antd';
import { useState } from 'react';
import { useAquisicao, useItensDaAquisicao } from '../aquisicoes/aquisicoes.api.js';
import { SituacaoAquisicao } from '../aquisicoes/situacao.js';
import { useAditivos, useExcluirAditivo } from './aditivos.api.js';
import { ADITIVO, ModalEdicaoAditivo, ModalNovoAditivo } from './ModalAditivo.js';

const TITULO = 'Aditivos das Licitações/Contratos';

const SAIDA = { rotulo: 'Ver licitações/contratos', para: '/gerenciar-aquisicoes' };

/** '/gerenciar-aquisicoes/:idAquisicao/aditivos' (specification 2, section 2.3). */
export default function AditivosDaAquisicao() {
  const id = useIdDaRota('idAquisicao');
  if (id !== null) return <Aditivos id={id} />;
  return (
    <Tela titulo={TITULO}>
      <EstadoErro erro={new ErroApi(404, 'Licitação/Contrato não encontrado.')} saida={SAIDA} />
    </Tela>
  );
}

function Aditivos({ id }: { id: number }) {
  const aquisicao = useAquisicao(id);
  const itens = useItensDaAquisicao(id);
  const aditivos = useAditivos(id);
  const exclusao = useExcluirAditivo();
  const [aberto, setAberto] = useState<Aditivo | 'novo' | null>(null);

  const falha = [aquisicao, itens, aditivos].find(({ error }) => error !== null);
  if (falha) {
    return (
      <Tela titulo={TITULO}>
        <EstadoErro
          erro={falha.error}
          aoTentar={() => [aquisicao, itens, aditivos].forEach(({ refetch }) => void refetch())}
          saida={SAIDA}
        />
      </Tela>
    );
  }
  if (!aquisicao.data || !itens.data || !aditivos.data) {
    return (
      <Tela titulo={TITULO}>
        <Skeleton active />
      </Tela>
    );
  }

  const recusa = MAQUINA_AQUISICAO.recusa('aditivar', aquisicao.data.status);
  const impedimento = () => recusa;
  const acoes: AcaoDeLinha<Aditivo>[] = [
    editar(setAberto, { impedimento }),
    excluir((aditivo) => void confirmarExclusao(ADITIVO, exclusao, aditivo.id), { impedimento }),
  ];
  const ordem = new Map(aditivos.data.map(({ id: aditivo }, indice) => [aditivo, indice + 1]));
  const modal = {
    aquisicao: aquisicao.data,
    contratados: itens.data,
    aditivos: aditivos.data,
    aoFechar: () => setAberto(null),
  };
  const { numero, ano, objeto, vigencia, valor, valorAditivado } = aquisicao.data;

  const adicionar = (
    <Button
      type="primary"
      icon={<Icone de={PlusOutlined} />}
      disabled={recusa !== null}
      onClick={() => setAberto('novo')}
    >
      Adicionar Aditivo
    </Button>
  );

  return (
    <Tela titulo={TITULO} acoes={adicionar}>
      <Flex vertical gap="middle">
        <Descriptions
          size="small"
          column={{ xs: 1, md: 3 }}
          items={[
            { key: 'numero', label: 'Aquisição', children: `${numero}/${ano}` },
            { key: 'vigencia', label: 'Vigência', children: vigencia },
            { key: 'status', label: 'Status', children: <SituacaoAquisicao aquisicao={aquisicao.data} /> },
            { key: 'valor', label: 'Valor', children: formatarMoeda(valor) },
            { key: 'aditivado', label: 'Aditivado', children: formatarMoeda(valorAditivado) },
            { key: 'objeto', label: 'Objeto', children: objeto },
          ]}
        />
        {recusa !== null && <Typography.Text type="secondary">{recusa}</Typography.Text>}
        <Tabela<Aditivo>
          rotulo="Aditivos"
          linhas={aditivos.data}
          colunas={colunas(ordem)}
          acoes={acoes}
          chave={({ id: aditivo }) => aditivo}
          nomeDaLinha={({ id: aditivo }) => `Aditivo ${ordem.get(aditivo)}`}
          vazio={<EstadoVazio mensagem="Nenhum aditivo cadastrado.">{recusa === null && adicionar}</EstadoVazio>}
        />
      </Flex>
      {aberto === 'novo' && <ModalNovoAditivo {...modal} />}
      {aberto !== null && aberto !== 'novo' && <ModalEdicaoAditivo {...modal} aditivo={aberto} />}
    </Tela>
  );
}

const colunas = (ordem: ReadonlyMap<number, number>): Coluna<Aditivo>[] => [
  { titulo: '#', valor: ({ id }) => ordem.get(id) },
  {
    titulo: 'Tipo',
    valor: (aditivo) => <Tipo aditivo={aditivo} />,
    ordem: ({ aditivoTipo }) => ROTULOS_TIPO_ADITIVO[aditivoTipo],
  },
];

/** The type, and what it changes. */
function Tipo({ aditivo: { aditivoTipo, valor, novaVigencia, observacao } }: { aditivo: Aditivo }) {
  return (
    <Flex vertical>
      <Typography.Text>
        {ROTULOS_TIPO_ADITIVO[aditivoTipo]} – {valor === null ? `até ${novaVigencia}` : formatarMoeda(valor)}
      </Typography.Text>
      <Typography.Text type="secondary">{observacao}</Typography.Text>
    </Flex>
  );
}
