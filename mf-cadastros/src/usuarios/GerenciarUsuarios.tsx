import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { Usuario, UsuarioEdicao } from '@merenda/shared/contratos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalFormulario,
  naLista,
  StatusTag,
  TelaGerenciar,
  useDescricao,
  ver,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { BuscarUnidades } from '../unidades/importacao/BuscarUnidades.js';
import { AcessosDeVarios, quantosUsuarios } from './AcessosDeVarios.js';
import { DetalhesUsuario } from './DetalhesUsuario.js';
import { FormularioUsuario, paraCorpo, paraFormulario, USUARIO, type NoFormulario } from './FormularioUsuario.js';
import { SITUACOES } from './situacao.js';
import { useAlterarUsuario, useExcluirUsuario } from './usuarios.api.js';

const BUSCA: CampoDeBusca<Usuario>[] = [{ campo: 'nome', rotulo: 'Nome', texto: ({ pessoa }) => pessoa.nome }];

export default function GerenciarUsuarios() {
  const consulta = useQuery(consultasDeUsuarios.lista());
  const alterar = useAlterarUsuario();
  const { mutateAsync: excluirUsuario } = useExcluirUsuario();
  const tipo = useDescricao('tipos-pessoa');
  const [idVisto, setIdVisto] = useState<number | null>(null);
  // As the list has it now: its access may change while it is shown.
  const visto = consulta.data?.find(({ id }) => id === idVisto);
  const [editando, setEditando] = useState<Usuario | null>(null);
  const [marcadas, setMarcadas] = useState<ReadonlySet<string | number>>(new Set());
  const [idsMudando, setIdsMudando] = useState<ReadonlySet<string | number> | null>(null);
  const escolhidos = (ids: ReadonlySet<string | number>) => consulta.data?.filter(({ id }) => ids.has(id)) ?? [];

  const colunas: Coluna<Usuario>[] = [
    { titulo: 'Nome', valor: ({ pessoa }) => pessoa.nome, ordem: ({ pessoa }) => pessoa.nome },
    { titulo: 'Usuário', valor: ({ usuario }) => usuario, ordem: ({ usuario }) => usuario },
    { titulo: 'E-mail', valor: ({ email }) => email, ordem: ({ email }) => email },
    { titulo: 'Tipo', valor: ({ pessoa }) => tipo(pessoa.pessoaTipo), ordem: ({ pessoa }) => tipo(pessoa.pessoaTipo) },
    {
      titulo: 'Situação',
      valor: ({ situacao }) => <StatusTag {...SITUACOES[situacao]} />,
      ordem: ({ situacao }) => SITUACOES[situacao].rotulo,
    },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Usuários"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ pessoa }) => pessoa.nome}
      cadastro="/cadastrar-usuario"
      importacao="/importar-usuarios"
      exportacao="usuarios"
      relatorio="usuarios"
      vazio="Nenhum usuário cadastrado."
      acoesDaTela={<BuscarUnidades />}
      selecao={{
        marcadas,
        aoMudar: setMarcadas,
        acoes: (
          <Button onClick={() => setIdsMudando(marcadas)}>
            {`Alterar acessos de ${quantosUsuarios(escolhidos(marcadas).length)}`}
          </Button>
        ),
      }}
      acoes={[
        ver(({ id }: Usuario) => setIdVisto(id)),
        editar(setEditando),
        excluir(
          ({ id }: Usuario) =>
            void confirmarEExecutar({
              mensagem: frases(USUARIO).excluir,
              perigo: true,
              acao: () => excluirUsuario(id),
              sucesso: frases(USUARIO).excluido,
            }),
        ),
      ]}
    >
      {visto && <DetalhesUsuario usuario={visto} aoFechar={() => setIdVisto(null)} />}
      {idsMudando && (
        <AcessosDeVarios
          usuarios={escolhidos(idsMudando)}
          aoReler={consulta.refetch}
          aoSalvar={() => setMarcadas(new Set())}
          aoFechar={() => setIdsMudando(null)}
        />
      )}
      {editando && (
        <ModalFormulario<NoFormulario<UsuarioEdicao>>
          entidade={USUARIO}
          titulo="Edição de Usuário"
          largura={880}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(usuario, { versao }) => alterar.mutateAsync({ ...paraCorpo(usuario), id: editando.id, versao })}
        >
          <FormularioUsuario edicao />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
