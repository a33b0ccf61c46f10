import { useSessao } from '@merenda/shared';
import type { AprovacaoDoUsuario } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { oQueSePede } from '@merenda/shared/regras';
import { confirmarEExecutar, Parte } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useDecidirAprovacao } from './usuarios.api.js';

/** The acts that wait for an approval, each with what the user may do about it; nothing when none waits. */
export function EsperamAprovacao({ pedidos }: { pedidos: readonly AprovacaoDoUsuario[] }) {
  if (pedidos.length === 0) return null;
  return (
    <Parte titulo="Esperam aprovação">
      <Flex
        vertical
        gap="middle"
        component="ul"
        aria-label="Esperam aprovação"
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {pedidos.map((pedido) => (
          <li key={pedido.id}>
            <Pedido {...pedido} />
          </li>
        ))}
      </Flex>
    </Parte>
  );
}

function Pedido({ id, ato, usuario, pedidaPor, pedidaEm, valeAte }: AprovacaoDoUsuario) {
  const eu = useSessao(({ auth }) => auth.usuario?.id);
  const { mutateAsync: decidir, isPending } = useDecidirAprovacao();
  const oQue = oQueSePede(ato, usuario.nome);
  const quem = nomeProprio(pedidaPor.nome);
  const executar = (como: keyof typeof FEITO, mensagem: string) =>
    void confirmarEExecutar({ mensagem, acao: () => decidir({ id, como }), sucesso: FEITO[como] });
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <div style={{ flex: '1 1 min(260px, 100%)', overflowWrap: 'anywhere' }}>
        <div>
          {quem} pede {oQue}.
        </div>
        <Typography.Text type="secondary">
          Usuário {usuario.usuario}, {usuario.email}. Pedido em {pedidaEm}; vale até {valeAte}.
        </Typography.Text>
      </div>
      <Flex wrap gap="small">
        {eu === pedidaPor.id && (
          <Button
            loading={isPending}
            onClick={() => executar('retirar', `Deseja realmente retirar o pedido? Você pediu ${oQue}.`)}
          >
            Retirar pedido
          </Button>
        )}
        {eu !== pedidaPor.id && eu !== usuario.id && (
          <>
            <Button
              type="primary"
              loading={isPending}
              onClick={() =>
                executar(
                  'aprovar',
                  `Deseja realmente aprovar ${oQue}? Confirme antes com ${quem} que o pedido é dessa pessoa.`,
                )
              }
            >
              Aprovar
            </Button>
            <Button
              disabled={isPending}
              onClick={() => executar('recusar', `Deseja realmente recusar o pedido? ${quem} pede ${oQue}.`)}
            >
              Recusar
            </Button>
          </>
        )}
      </Flex>
    </Flex>
  );
}

const FEITO = {
  aprovar: 'Pedido aprovado com sucesso!',
  recusar: 'Pedido recusado com sucesso!',
  retirar: 'Pedido retirado com sucesso!',
} as const;
