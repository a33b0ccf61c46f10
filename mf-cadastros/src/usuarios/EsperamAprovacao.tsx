import { useSessao } from '@merenda/shared';
import type { AprovacaoDoUsuario } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { oQueSePede, papelNaAprovacao, type PapelNaAprovacao } from '@merenda/shared/regras';
import { confirmarEExecutar, Parte } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useDecidirAprovacao } from './usuarios.api.js';

/**
 * The acts that wait for an approval, or for an answer of their user, each with the buttons that the reader may use;
 * nothing when none waits.
 */
export function EsperamAprovacao({ aprovacoes }: { aprovacoes: readonly AprovacaoDoUsuario[] }) {
  if (aprovacoes.length === 0) return null;
  return (
    <Parte titulo="Esperam aprovação">
      <Flex
        vertical
        gap="middle"
        component="ul"
        aria-label="Esperam aprovação"
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {aprovacoes.map((aprovacao) => (
          <li key={aprovacao.id}>
            <AprovacaoEmEspera {...aprovacao} />
          </li>
        ))}
      </Flex>
    </Parte>
  );
}

function AprovacaoEmEspera({ id, ato, usuario, pedidaPor, pedidaEm, valeAte, efeitoEm }: AprovacaoDoUsuario) {
  const eu = useSessao(({ auth }) => auth.usuario?.id);
  const { mutateAsync: decidir, isPending } = useDecidirAprovacao();
  const oQue = oQueSePede(ato, usuario.nome);
  const quem = nomeProprio(pedidaPor.nome);
  const papel = papelNaAprovacao({ pedidaPorId: pedidaPor.id, usuarioId: usuario.id, comPrazo: efeitoEm !== null }, eu);
  const executar = ({ como, mensagem, sucesso }: Resposta) =>
    void confirmarEExecutar({ mensagem, acao: () => decidir({ id, como }), sucesso });
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <div style={{ flex: '1 1 min(260px, 100%)', overflowWrap: 'anywhere' }}>
        <div>
          {quem} pede {oQue}.
        </div>
        <Typography.Text type="secondary">
          Usuário {usuario.usuario}, {usuario.email}. Pedido em {pedidaEm};{' '}
          {prazoDaAprovacao({ valeAte, efeitoEm }, papel === 'PROPRIA_PESSOA')}
        </Typography.Text>
      </div>
      <Flex wrap gap="small">
        {respostasDe(papel, { quem, oQue, efeitoEm }).map((resposta) => (
          <Button
            key={resposta.como}
            type={resposta.como === 'aprovar' ? 'primary' : 'default'}
            loading={isPending}
            onClick={() => executar(resposta)}
          >
            {resposta.botao}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

/**
 * Until when a request waits, and what happens then: the end of a sentence. `propria`: the reader is the request's
 * user.
 */
export function prazoDaAprovacao(
  { valeAte, efeitoEm }: Pick<AprovacaoDoUsuario, 'valeAte' | 'efeitoEm'>,
  propria = false,
): string {
  if (efeitoEm === null) return `vale até ${valeAte}.`;
  return propria
    ? `será cumprido em ${efeitoEm}, se você não se opuser antes.`
    : `será cumprido em ${efeitoEm}, se a pessoa não se opuser antes. Ela recebeu um e-mail, e também pode confirmar já.`;
}

/** One of the buttons of a request. */
interface Resposta {
  como: 'aprovar' | 'recusar' | 'retirar';
  botao: string;
  mensagem: string;
  sucesso: string;
}

function respostasDe(
  papel: PapelNaAprovacao,
  { quem, oQue, efeitoEm }: { quem: string; oQue: string; efeitoEm: string | null },
): Resposta[] {
  switch (papel) {
    case 'AUTOR':
      return [
        {
          como: 'retirar',
          botao: 'Retirar pedido',
          mensagem: `Deseja realmente retirar o pedido? Você pediu ${oQue}.`,
          sucesso: 'Pedido retirado com sucesso!',
        },
      ];
    case 'PROPRIA_PESSOA':
      return [
        {
          como: 'recusar',
          botao: 'Opor-se',
          mensagem: `Deseja realmente se opor? ${quem} pede ${oQue}. O pedido termina, e nada muda.`,
          sucesso: 'Oposição registrada com sucesso!',
        },
        {
          como: 'aprovar',
          botao: 'Confirmar',
          mensagem: `Deseja realmente confirmar ${oQue}? Isso acontece agora, sem esperar até ${efeitoEm ?? ''}, e encerra as suas sessões.`,
          sucesso: 'Pedido confirmado com sucesso!',
        },
      ];
    case 'OUTRO':
      return [
        {
          como: 'aprovar',
          botao: 'Aprovar',
          mensagem: `Deseja realmente aprovar ${oQue}? Confirme antes com ${quem} que o pedido é dessa pessoa.`,
          sucesso: 'Pedido aprovado com sucesso!',
        },
        {
          como: 'recusar',
          botao: 'Recusar',
          mensagem: `Deseja realmente recusar o pedido? ${quem} pede ${oQue}.`,
          sucesso: 'Pedido recusado com sucesso!',
        },
      ];
    case 'NENHUM':
      return [];
  }
}
