import type { Usuario } from '@merenda/shared/contratos';
import { confirmarEExecutar } from '@merenda/shared/ui';
import { Button, Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { feitoOuEspera } from './aguarda-aprovacao.js';
import { enderecoParaDuplicar } from './duplicar.js';
import { conviteEnviado } from './situacao.js';
import {
  useConvidarUsuario,
  useDesativarUsuario,
  useReativarUsuario,
  useRedefinirSegundoFator,
} from './usuarios.api.js';

/** What can be done with a user's access: duplicate it, invite again, deactivate, or open it again. */
export function AcoesDoAcesso({ usuario: { id, email, situacao } }: { usuario: Usuario }) {
  const navigate = useNavigate();
  const { mutateAsync: convidar, isPending: convidando } = useConvidarUsuario();
  const { mutateAsync: desativar, isPending: desativando } = useDesativarUsuario();
  const { mutateAsync: reativar, isPending: reativando } = useReativarUsuario();

  const { mutateAsync: redefinir, isPending: redefinindo } = useRedefinirSegundoFator();

  const perguntas = {
    convidar: {
      mensagem: `Deseja realmente enviar um convite para ${email}? O convite anterior deixa de valer.`,
      acao: () => convidar(id),
      sucesso: conviteEnviado(email),
    },
    redefinir: {
      mensagem:
        'Deseja realmente redefinir a verificação em duas etapas do Usuário? O aplicativo e os códigos de recuperação dele deixam de valer e as sessões terminam.',
      acao: () => redefinir(id),
      sucesso: 'Verificação em duas etapas redefinida com sucesso!',
    },
    desativar: {
      mensagem:
        'Deseja realmente desativar o Usuário? Ele deixa de entrar no sistema; o que fez continua no histórico.',
      acao: () => desativar(id),
      sucesso: (usuario: Usuario) => feitoOuEspera('Usuário desativado com sucesso!', usuario, 'DESATIVAR'),
    },
    reativar: {
      mensagem: 'Deseja realmente reativar o Usuário? Ele volta a entrar com a senha que tinha.',
      acao: () => reativar(id),
      sucesso: (usuario: Usuario) => feitoOuEspera('Usuário reativado com sucesso!', usuario, 'REATIVAR'),
    },
  };
  return (
    <Flex wrap gap="small">
      <Button onClick={() => void navigate(enderecoParaDuplicar(id))}>Duplicar</Button>
      {situacao === 'CONVIDADO' && (
        <Button loading={convidando} onClick={() => void confirmarEExecutar(perguntas.convidar)}>
          Reenviar convite
        </Button>
      )}
      {situacao === 'ATIVO' && (
        <Button loading={redefinindo} onClick={() => void confirmarEExecutar(perguntas.redefinir)}>
          Redefinir verificação
        </Button>
      )}
      {situacao === 'DESATIVADO' ? (
        <Button loading={reativando} onClick={() => void confirmarEExecutar(perguntas.reativar)}>
          Reativar
        </Button>
      ) : (
        <Button danger loading={desativando} onClick={() => void confirmarEExecutar(perguntas.desativar)}>
          Desativar
        </Button>
      )}
    </Flex>
  );
}
