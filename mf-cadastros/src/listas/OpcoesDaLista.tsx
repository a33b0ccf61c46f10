import { avisos } from '@merenda/shared';
import {
  LIMITES,
  ROTULOS_LISTA_CONVENCAO,
  type ConvencaoEditavel,
  type ConvencaoNova,
  type ListaConvencao,
} from '@merenda/shared/contratos';
import { NAO_HA } from '@merenda/shared/regras';
import {
  CampoTexto,
  confirmarEExecutar,
  editar,
  EstadoErro,
  EstadoVazio,
  frases,
  ModalFormulario,
  StatusTag,
  Tabela,
  type AcaoDeLinha,
  type Coluna,
  type Entidade,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { consultaDasOpcoes, useAlterarOpcao, useCriarOpcao, useOrdenarOpcoes } from './listas.api.js';

const OPCAO: Entidade = { artigo: 'a', nome: 'Opção' };

const COLUNAS: Coluna<ConvencaoEditavel>[] = [
  { titulo: 'Descrição', valor: ({ descricao }) => descricao },
  {
    titulo: 'Situação',
    valor: ({ ativa }) => <StatusTag rotulo={ativa ? 'Ativa' : 'Inativa'} tom={ativa ? 'sucesso' : 'neutro'} />,
  },
];

/** The entries of one list in their order; a fixed list is only shown. */
export function OpcoesDaLista({ lista, fixa }: { lista: ListaConvencao; fixa: boolean }) {
  const consulta = useQuery(consultaDasOpcoes(lista));
  const criar = useCriarOpcao(lista);
  const alterar = useAlterarOpcao(lista);
  const ordenar = useOrdenarOpcoes(lista);
  const [criando, setCriando] = useState(false);
  const [editando, setEditando] = useState<ConvencaoEditavel | null>(null);
  const opcoes = consulta.data ?? [];

  /** The code of an entry, and its state as it was read last: another user may have changed it during the edit. */
  function daLista({ nome, ativa }: ConvencaoEditavel) {
    return { nome, ativa: opcoes.find((opcao) => opcao.nome === nome)?.ativa ?? ativa };
  }

  async function mover({ nome }: ConvencaoEditavel, passos: -1 | 1): Promise<void> {
    if (ordenar.isPending) return;
    const nomes = opcoes.map((opcao) => opcao.nome);
    const de = nomes.indexOf(nome);
    nomes.splice(de + passos, 0, ...nomes.splice(de, 1));
    try {
      await ordenar.mutateAsync(nomes);
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  function mudarSituacao({ nome, descricao, ativa, versao }: ConvencaoEditavel): void {
    void confirmarEExecutar({
      mensagem: ativa
        ? `Deseja realmente desativar a Opção ${descricao}? Ela continua nos registros que já a usam e deixa de ser oferecida.`
        : `Deseja realmente reativar a Opção ${descricao}?`,
      acao: () => alterar.mutateAsync({ nome, descricao, ativa: !ativa, versao }),
      sucesso: `Opção ${ativa ? 'desativada' : 'reativada'} com sucesso!`,
    });
  }

  const acoes: AcaoDeLinha<ConvencaoEditavel>[] = [
    {
      rotulo: 'Subir',
      aoAcionar: (opcao) => void mover(opcao, -1),
      impedimento: ({ nome }) => (nome === opcoes[0]?.nome ? 'É a primeira opção da lista.' : null),
    },
    {
      rotulo: 'Descer',
      aoAcionar: (opcao) => void mover(opcao, 1),
      impedimento: ({ nome }) => (nome === opcoes.at(-1)?.nome ? 'É a última opção da lista.' : null),
    },
    editar(setEditando),
    {
      rotulo: 'Desativar',
      aoAcionar: mudarSituacao,
      impedimento: ({ ativa }) => (ativa ? null : 'A opção já está inativa.'),
    },
    {
      rotulo: 'Reativar',
      aoAcionar: mudarSituacao,
      impedimento: ({ ativa }) => (ativa ? 'A opção já está ativa.' : null),
    },
  ];

  if (consulta.error !== null) return <EstadoErro consulta={consulta} />;
  return (
    <>
      {!fixa && (
        <Flex>
          <Button type="primary" onClick={() => setCriando(true)}>
            Nova opção
          </Button>
        </Flex>
      )}
      <Tabela
        rotulo={ROTULOS_LISTA_CONVENCAO[lista]}
        linhas={opcoes}
        colunas={COLUNAS}
        chave={({ nome }) => nome}
        nomeDaLinha={({ descricao }) => descricao}
        acoes={fixa ? [] : acoes}
        carregando={consulta.isPending}
        vazio={<EstadoVazio mensagem={NAO_HA.opcoes} />}
      />
      {criando && (
        <ModalFormulario<ConvencaoNova>
          entidade={OPCAO}
          titulo="Nova Opção"
          confirmacao={frases(OPCAO).cadastrar}
          sucesso={frases(OPCAO).cadastrado}
          aoFechar={() => setCriando(false)}
          aoSalvar={(nova) => criar.mutateAsync(nova)}
        >
          <Descricao />
        </ModalFormulario>
      )}
      {editando && (
        <ModalFormulario<ConvencaoNova>
          entidade={OPCAO}
          titulo="Edição de Opção"
          valores={editando}
          edicao={{
            versao: editando.versao,
            reler: async () => {
              const { data } = await consulta.refetch({ throwOnError: true });
              const atual = data?.find(({ nome }) => nome === editando.nome);
              return atual ? { versao: atual.versao, valores: atual } : null;
            },
          }}
          aoFechar={() => setEditando(null)}
          aoSalvar={({ descricao }, { versao }) => alterar.mutateAsync({ ...daLista(editando), descricao, versao })}
        >
          <Descricao />
        </ModalFormulario>
      )}
    </>
  );
}

const Descricao = () => <CampoTexto nome="descricao" rotulo="Descrição" obrigatorio max={LIMITES.descricaoConvencao} />;
