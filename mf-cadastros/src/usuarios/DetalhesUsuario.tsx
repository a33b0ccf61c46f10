import {
  CAMPO_DO_TIPO_PESSOA,
  ROTULOS_ATO_COM_APROVACAO,
  ROTULOS_PERMISSAO,
  ROTULOS_SITUACAO_USUARIO,
  type Pessoa,
  type Usuario,
} from '@merenda/shared/contratos';
import { formatarCelular, formatarCpf, formatarTelefone, nomeProprio } from '@merenda/shared/formatos';
import { BaixarDados, ModalDetalhes, StatusTag, useDescricao, type Detalhe } from '@merenda/shared/ui';
import { Flex, Tag } from 'antd';
import { AcoesDoAcesso } from './AcoesDoAcesso.js';
import { prazoDaAprovacao } from './EsperamAprovacao.js';
import { TONS } from './situacao.js';
import { lerDadosDoUsuario } from './usuarios.api.js';

export function DetalhesUsuario({ usuario: registro, aoFechar }: { usuario: Usuario; aoFechar: () => void }) {
  const { pessoa, usuario, email, estoques, permissoes, situacao, aguardaAprovacao } = registro;
  const tipo = useDescricao('tipos-pessoa');
  const cargo = useDescricao('cargos');
  return (
    <ModalDetalhes
      titulo="Detalhes do Usuário"
      aoFechar={aoFechar}
      historico={{ entidade: 'usuarios', id: registro.id }}
      detalhes={[
        { rotulo: 'Nome', valor: nomeProprio(pessoa.nome) },
        { rotulo: 'Situação', valor: <StatusTag rotulo={ROTULOS_SITUACAO_USUARIO[situacao]} tom={TONS[situacao]} /> },
        { rotulo: 'E-mail', valor: email },
        { rotulo: 'Usuário', valor: usuario },
        { rotulo: 'CPF', valor: formatarCpf(pessoa.cpf) },
        { rotulo: 'Telefone', valor: pessoa.telefone && formatarTelefone(pessoa.telefone) },
        { rotulo: 'Celular', valor: pessoa.celular && formatarCelular(pessoa.celular) },
        { rotulo: 'Tipo de pessoa', valor: tipo(pessoa.pessoaTipo) },
        ...doTipo(pessoa, cargo),
        {
          rotulo: 'Estoques',
          valor: (
            <Etiquetas
              nomes={estoques.map(({ unidadeEducacional }) => nomeProprio(unidadeEducacional.nome))}
              nenhuma="Nenhum"
            />
          ),
        },
        ...aguardaAprovacao.map(({ id, ato, pedidaPor, pedidaEm, ...prazo }) => ({
          rotulo: 'Espera aprovação',
          valor: (
            <Flex vertical gap={4} align="start" key={id}>
              <StatusTag rotulo={ROTULOS_ATO_COM_APROVACAO[ato]} tom="espera" />
              {`Pedido de ${nomeProprio(pedidaPor.nome)} em ${pedidaEm}; ${prazoDaAprovacao(prazo)}`}
            </Flex>
          ),
        })),
        {
          rotulo: 'Permissões',
          valor: <Etiquetas nomes={permissoes.map((permissao) => ROTULOS_PERMISSAO[permissao])} nenhuma="Nenhuma" />,
        },
      ]}
    >
      <AcoesDoAcesso usuario={registro} />
      <BaixarDados rotulo="Baixar dados da pessoa" ler={() => lerDadosDoUsuario(registro.id)} />
    </ModalDetalhes>
  );
}

function doTipo(
  { pessoaTipo, cargo, cnh, crn }: Pessoa,
  descricaoDoCargo: (codigo: string | null) => string,
): Detalhe[] {
  switch (CAMPO_DO_TIPO_PESSOA[pessoaTipo]?.campo) {
    case 'cargo':
      return [{ rotulo: 'Cargo', valor: descricaoDoCargo(cargo) }];
    case 'cnh':
      return [{ rotulo: 'CNH', valor: cnh }];
    case 'crn':
      return [{ rotulo: 'CRN', valor: crn }];
    default:
      return [];
  }
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
