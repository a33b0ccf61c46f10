import { useSessao } from '@merenda/shared';
import { consultasDeEstoques } from '@merenda/shared/consultas';
import { ROTULOS_PERMISSAO, type Permissao, type Usuario } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { Tabela, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex, Form, Typography } from 'antd';
import {
  mudancasDe,
  mudancasPorUsuario,
  NADA_MUDA,
  NINGUEM_MUDA,
  type MudancaDoUsuario,
  type MudancaNoFormulario,
} from './mudanca-de-acessos.js';

/** What the values of the form change, user by user. */
export function PreviaDosAcessos({ usuarios }: { usuarios: readonly Usuario[] }) {
  const permissoes = Form.useWatch<MudancaNoFormulario['permissoes'] | undefined>('permissoes') ?? NADA_MUDA.permissoes;
  const estoques = Form.useWatch<MudancaNoFormulario['estoques'] | undefined>('estoques') ?? NADA_MUDA.estoques;
  const eu = useSessao(({ auth }) => auth.usuario?.id);
  const { data: unidades = [] } = useQuery(consultasDeEstoques.lista('todas'));
  const nomes = new Map(
    [...unidades, ...usuarios.flatMap((usuario) => usuario.estoques)].map(({ id, unidadeEducacional }) => [
      id,
      nomeProprio(unidadeEducacional.nome),
    ]),
  );
  const mudancas = mudancasPorUsuario(usuarios, mudancasDe({ permissoes, estoques }));
  const minhas = mudancas.find(({ usuario }) => usuario.id === eu)?.permissoes;

  const emPalavras = (dasPermissoes: Permissao[], dosEstoques: number[]): string =>
    [
      ...dasPermissoes.map((permissao) => ROTULOS_PERMISSAO[permissao]),
      ...dosEstoques.map((id) => nomes.get(id) ?? ''),
    ].join(', ');
  const colunas: Coluna<MudancaDoUsuario>[] = [
    { titulo: 'Usuário', valor: ({ usuario }) => nomeProprio(usuario.pessoa.nome) },
    { titulo: 'Ganha', valor: (mudanca) => emPalavras(mudanca.permissoes.ganhos, mudanca.estoques.ganhos) },
    { titulo: 'Perde', valor: (mudanca) => emPalavras(mudanca.permissoes.perdas, mudanca.estoques.perdas) },
  ];
  return (
    <Flex vertical gap="small">
      <Typography.Text role="status">
        {mudancas.length === 0
          ? NINGUEM_MUDA
          : `O que muda, em ${String(mudancas.length)} de ${String(usuarios.length)}:`}
      </Typography.Text>
      {minhas && minhas.ganhos.length + minhas.perdas.length > 0 && (
        <Typography.Text type="warning">As suas permissões mudam, e a sua sessão será encerrada.</Typography.Text>
      )}
      {mudancas.length > 0 && (
        <Tabela
          rotulo="O que muda"
          linhas={mudancas}
          colunas={colunas}
          chave={({ usuario }) => usuario.id}
          nomeDaLinha={({ usuario }) => nomeProprio(usuario.pessoa.nome)}
          vazio={null}
        />
      )}
    </Flex>
  );
}
