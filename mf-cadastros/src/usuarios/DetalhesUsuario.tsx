import {
  CAMPOS_DO_USUARIO,
  ROTULOS_ATO_COM_APROVACAO,
  ROTULOS_PERMISSAO,
  ROTULOS_SITUACAO_USUARIO,
  type Usuario,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { BaixarDados, ModalDetalhes, StatusTag, useDetalhes } from '@merenda/shared/ui';
import { Flex, Tag } from 'antd';
import { AcoesDoAcesso } from './AcoesDoAcesso.js';
import { prazoDaAprovacao } from './EsperamAprovacao.js';
import { TONS } from './situacao.js';
import { lerDadosDoUsuario } from './usuarios.api.js';

const DESENHOS = {
  situacao: ({ situacao }: Usuario) => <StatusTag rotulo={ROTULOS_SITUACAO_USUARIO[situacao]} tom={TONS[situacao]} />,
  estoques: ({ estoques }: Usuario) => (
    <Etiquetas
      nomes={estoques.map(({ unidadeEducacional }) => nomeProprio(unidadeEducacional.nome))}
      nenhuma="Nenhum"
    />
  ),
  permissoes: ({ permissoes }: Usuario) => (
    <Etiquetas nomes={permissoes.map((permissao) => ROTULOS_PERMISSAO[permissao])} nenhuma="Nenhuma" />
  ),
};

export function DetalhesUsuario({ usuario: registro, aoFechar }: { usuario: Usuario; aoFechar: () => void }) {
  const detalhesDe = useDetalhes(CAMPOS_DO_USUARIO, DESENHOS);
  return (
    <ModalDetalhes
      titulo="Detalhes do Usuário"
      aoFechar={aoFechar}
      historico={{ entidade: 'usuarios', id: registro.id }}
      detalhes={[
        ...detalhesDe(registro, ['nome', 'situacao', 'email', 'usuario', 'cpf', 'telefone', 'celular']),
        ...detalhesDe(registro, ['pessoaTipo', 'cargo', 'cnh', 'crn', 'estoques']),
        ...registro.aguardaAprovacao.map(({ id, ato, pedidaPor, pedidaEm, ...prazo }) => ({
          rotulo: 'Espera aprovação',
          valor: (
            <Flex vertical gap={4} align="start" key={id}>
              <StatusTag rotulo={ROTULOS_ATO_COM_APROVACAO[ato]} tom="espera" />
              {`Pedido de ${nomeProprio(pedidaPor.nome)} em ${pedidaEm}; ${prazoDaAprovacao(prazo)}`}
            </Flex>
          ),
        })),
        ...detalhesDe(registro, ['permissoes']),
      ]}
    >
      <AcoesDoAcesso usuario={registro} />
      <BaixarDados rotulo="Baixar dados da pessoa" ler={() => lerDadosDoUsuario(registro.id)} />
    </ModalDetalhes>
  );
}

function Etiquetas({ nomes, nenhuma }: { nomes: string[]; nenhuma: string }) {
  if (nomes.length === 0) return nenhuma;
  return (
    <Flex wrap gap={4}>
      {nomes.map((nome) => (
        <Tag key={nome} style={{ margin: 0, whiteSpace: 'normal' }}>
          {nome}
        </Tag>
      ))}
    </Flex>
  );
}
