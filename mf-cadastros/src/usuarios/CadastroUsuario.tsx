import { avisos } from '@merenda/shared';
import { consultasDeUsuarios } from '@merenda/shared/consultas';
import type { Usuario, UsuarioNovo } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import {
  Alerta,
  enderecoDoRegistro,
  EstadoErro,
  FormularioCadastro,
  frases,
  RascunhoDeixado,
  Tela,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { comEspera } from './aguarda-aprovacao.js';
import { DUPLICAR, paraDuplicar } from './duplicar.js';
import { FormularioUsuario, paraCorpo, USUARIO, type NoFormulario } from './FormularioUsuario.js';
import { conviteEnviado } from './situacao.js';
import { useConvidarUsuario, useCriarUsuario } from './usuarios.api.js';

export default function CadastroUsuario() {
  const [busca] = useSearchParams();
  const modelo = busca.get(DUPLICAR);
  return (
    <Tela titulo="Cadastro de Usuário">
      {modelo === null ? <Cadastro /> : <Duplicacao key={modelo} id={Number(modelo)} />}
    </Tela>
  );
}

function Cadastro({ modelo }: { modelo?: Usuario }) {
  const criar = useCriarUsuario();
  const { mutateAsync: convidar } = useConvidarUsuario();

  async function salvar(digitado: NoFormulario<UsuarioNovo>): Promise<Usuario> {
    const criado = await criar.mutateAsync(paraCorpo(digitado));
    if (!digitado.convite) return criado;
    // The user exists already: a failure here is not one of the registration.
    await convidar(criado.id).then(
      () => avisos.sucesso(conviteEnviado(criado.email)),
      (erro: unknown) => avisos.falha(erro, 'Convite não enviado. Reenvie em Gerenciar Usuários, em Ver'),
    );
    return criado;
  }

  return (
    <FormularioCadastro<NoFormulario<UsuarioNovo>, Usuario>
      entidade={USUARIO}
      valoresIniciais={modelo && paraDuplicar(modelo)}
      aoSalvar={salvar}
      sucesso={(_, criado) => comEspera(frases(USUARIO).cadastrado, [criado])}
      salvo={({ id, pessoa }) => ({
        registro: `Usuário ${nomeProprio(pessoa.nome)}`,
        endereco: enderecoDoRegistro('/gerenciar-usuarios', id),
      })}
    >
      {!modelo && <RascunhoDeixado formulario="usuario" selado={{ sem: ['senha', 'confirmacao'] }} />}
      <FormularioUsuario />
    </FormularioCadastro>
  );
}

/** The registration with the access of another user. */
function Duplicacao({ id }: { id: number }) {
  const { data: modelo, error, isFetching, refetch } = useQuery(consultasDeUsuarios.um(id));
  if (modelo === undefined) {
    if (error === null) return <Card loading />;
    return <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />;
  }
  if (modelo === null) {
    return (
      <Alerta
        type="error"
        role="alert"
        title="Usuário não encontrado"
        description="Talvez tenha sido excluído."
        acao={<Link to="/gerenciar-usuarios">Ver usuários</Link>}
      />
    );
  }
  return (
    <Flex vertical gap="middle">
      <Alerta
        type="info"
        title={`Tipo de pessoa, cargo, estoques e permissões vieram de ${nomeProprio(modelo.pessoa.nome)}.`}
      />
      <Cadastro modelo={modelo} />
    </Flex>
  );
}
