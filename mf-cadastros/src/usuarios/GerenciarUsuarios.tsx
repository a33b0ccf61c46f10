import { useSessao } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import { ROTULOS_SITUACAO_USUARIO, type Usuario, type UsuarioEdicao } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { credenciaisSoDaPessoa, gestoresDe } from '@merenda/shared/regras';
import {
  BUSCA_DE_USUARIOS,
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalFormulario,
  naLista,
  RegistroExibido,
  StatusTag,
  TelaGerenciar,
  useDescricao,
  useExibido,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { BuscarUnidades } from '../unidades/importacao/BuscarUnidades.js';
import { AcessosDeVarios } from './AcessosDeVarios.js';
import { aguarda, comEspera, feitoOuEspera } from './aguarda-aprovacao.js';
import { DetalhesUsuario } from './DetalhesUsuario.js';
import { EsperamAprovacao } from './EsperamAprovacao.js';
import { FormularioUsuario, paraCorpo, paraFormulario, USUARIO, type NoFormulario } from './FormularioUsuario.js';
import { TONS } from './situacao.js';
import { useEmVarios, type Mudando } from './useEmVarios.js';
import { useAlterarUsuario, useExcluirUsuario } from './usuarios.api.js';

export default function GerenciarUsuarios() {
  const consulta = useQuery(consultasDeUsuarios.lista());
  const alterar = useAlterarUsuario();
  const { mutateAsync: excluirUsuario } = useExcluirUsuario();
  const tipo = useDescricao('tipos-pessoa');
  const eu = useSessao(({ auth }) => auth.usuario?.id);
  const { exibir } = useExibido();
  const [editando, setEditando] = useState<Usuario | null>(null);
  const [mudando, setMudando] = useState<Mudando | null>(null);
  const emVarios = useEmVarios(setMudando);

  const todos = consulta.data ?? [];

  const colunas: Coluna<Usuario>[] = [
    { titulo: 'Nome', valor: ({ pessoa }) => nomeProprio(pessoa.nome), ordem: ({ pessoa }) => pessoa.nome },
    { titulo: 'Usuário', valor: ({ usuario }) => usuario, ordem: ({ usuario }) => usuario },
    { titulo: 'E-mail', valor: ({ email }) => email, ordem: ({ email }) => email },
    {
      titulo: 'Tipo',
      convencao: 'tipos-pessoa',
      valor: ({ pessoa }) => tipo(pessoa.pessoaTipo),
      ordem: ({ pessoa }) => tipo(pessoa.pessoaTipo),
    },
    {
      titulo: 'Situação',
      valor: ({ situacao, aguardaAprovacao }) => (
        <Flex wrap gap={4}>
          <StatusTag rotulo={ROTULOS_SITUACAO_USUARIO[situacao]} tom={TONS[situacao]} />
          {aguardaAprovacao.length > 0 && <StatusTag rotulo="Espera aprovação" tom="espera" />}
        </Flex>
      ),
      ordem: ({ situacao }) => ROTULOS_SITUACAO_USUARIO[situacao],
    },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Usuários"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA_DE_USUARIOS}
      nomeDaLinha={({ pessoa }) => nomeProprio(pessoa.nome)}
      cadastro="/cadastrar-usuario"
      importacao="/importar-usuarios"
      exportacao="usuarios"
      relatorio="usuarios"
      vazio="Nenhum usuário cadastrado."
      acoesDaTela={<BuscarUnidades />}
      emVarias={emVarios}
      acimaDasLinhas={<EsperamAprovacao usuarios={todos} />}
      acoes={[
        ver(exibir),
        editar(setEditando),
        excluir(
          ({ id }: Usuario) =>
            void confirmarEExecutar({
              mensagem: frases(USUARIO).excluir,
              perigo: true,
              acao: () => excluirUsuario(id),
              sucesso: (usuario) => feitoOuEspera(frases(USUARIO).excluido, usuario, 'DESATIVAR'),
            }),
        ),
      ]}
    >
      <RegistroExibido consulta={consulta}>
        {(usuario, aoFechar) => <DetalhesUsuario usuario={usuario} aoFechar={aoFechar} />}
      </RegistroExibido>
      {mudando && (
        <AcessosDeVarios
          usuarios={consulta.data?.filter(({ id }) => mudando.ids.has(id)) ?? []}
          desvincular={mudando.desvincular}
          aoReler={consulta.refetch}
          aoSalvar={mudando.limpar}
          aoFechar={() => setMudando(null)}
        />
      )}
      {editando && (
        <ModalFormulario<NoFormulario<UsuarioEdicao>, Usuario>
          entidade={USUARIO}
          titulo="Edição de Usuário"
          largura={880}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          sucesso={(_, depois) => comEspera(frases(USUARIO).atualizado, [depois], editando)}
          aoSalvar={(usuario, { versao }) => alterar.mutateAsync({ ...paraCorpo(usuario), id: editando.id, versao })}
        >
          <FormularioUsuario
            edicao
            proprias={editando.id === eu ? editando.permissoes : undefined}
            soDaPessoa={eu !== undefined && credenciaisSoDaPessoa(gestoresDe(todos), eu, editando.id)}
            aguardando={aguarda(editando, 'DAR_USUARIOS')}
          />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
