import { useSessao } from '@merenda/shared';
import {
  CAMPOS_DO_USUARIO,
  ROTULOS_SITUACAO_USUARIO,
  type Usuario,
  type UsuarioEdicao,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { credenciaisSoDaPessoa } from '@merenda/shared/regras';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalFormulario,
  RegistroExibido,
  StatusTag,
  TelaGerenciar,
  useColunas,
  useExibido,
  ver,
} from '@merenda/shared/ui';
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
import { lerUsuario, useListaDeUsuarios } from './useListaDeUsuarios.js';
import { useAlterarUsuario, useExcluirUsuario } from './usuarios.api.js';

export default function GerenciarUsuarios() {
  const { longa, linhas, registros, gestao } = useListaDeUsuarios();
  const alterar = useAlterarUsuario();
  const { mutateAsync: excluirUsuario } = useExcluirUsuario();
  const eu = useSessao(({ auth }) => auth.usuario?.id);
  const { exibir } = useExibido();
  const [editando, setEditando] = useState<Usuario | null>(null);
  const [mudando, setMudando] = useState<Mudando | null>(null);
  const emVarios = useEmVarios(setMudando);

  const colunas = useColunas(CAMPOS_DO_USUARIO, {
    doServidor: longa,
    desenhos: {
      situacao: ({ situacao, aguardaAprovacao }) => (
        <Flex wrap gap={4}>
          <StatusTag rotulo={ROTULOS_SITUACAO_USUARIO[situacao]} tom={TONS[situacao]} />
          {aguardaAprovacao.length > 0 && <StatusTag rotulo="Espera aprovação" tom="espera" />}
        </Flex>
      ),
    },
  });

  return (
    <TelaGerenciar
      titulo="Gerenciar Usuários"
      {...linhas}
      colunas={colunas}
      nomeDaLinha={({ pessoa }) => nomeProprio(pessoa.nome)}
      cadastro="/cadastrar-usuario"
      importacao="/importar-usuarios"
      exportacao="usuarios"
      relatorio="usuarios"
      vazio="Nenhum usuário cadastrado."
      acoesDaTela={<BuscarUnidades />}
      emVarias={emVarios}
      acimaDasLinhas={<EsperamAprovacao aprovacoes={gestao?.esperamAprovacao ?? []} />}
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
      <RegistroExibido consulta={registros}>
        {(usuario, aoFechar) => <DetalhesUsuario usuario={usuario} aoFechar={aoFechar} />}
      </RegistroExibido>
      {mudando && <AcessosDeVarios mudando={mudando} aoFechar={() => setMudando(null)} />}
      {editando && (
        <ModalFormulario<NoFormulario<UsuarioEdicao>, Usuario>
          entidade={USUARIO}
          titulo="Edição de Usuário"
          largura={880}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, lerUsuario, paraFormulario)}
          aoFechar={() => setEditando(null)}
          sucesso={(_, depois) => comEspera(frases(USUARIO).atualizado, [depois], editando)}
          aoSalvar={(usuario, { versao }) => alterar.mutateAsync({ ...paraCorpo(usuario), id: editando.id, versao })}
        >
          <FormularioUsuario
            edicao
            proprias={editando.id === eu ? editando.permissoes : undefined}
            soDaPessoa={eu !== undefined && credenciaisSoDaPessoa(editando, eu)}
            aguardando={aguarda(editando, 'DAR_USUARIOS')}
          />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}
