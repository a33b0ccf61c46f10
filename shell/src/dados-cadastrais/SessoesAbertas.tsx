import type { Sessao } from '@merenda/shared/contratos';
import { confirmarEExecutar, Lida, Parte, StatusTag } from '@merenda/shared/ui';
import { Button, Spin, Typography } from 'antd';
import { useEncerrarOutras, useEncerrarSessao, useSessoes } from './sessoes.api.js';

/** Where the user is logged in, and the way to end sessions of others. */
export function SessoesAbertas() {
  return (
    <Parte titulo="Sessões abertas">
      <Lida consulta={useSessoes()} espera={<Spin description="Carregando…" />}>
        {(sessoes) => <Lista sessoes={sessoes} />}
      </Lida>
    </Parte>
  );
}

function Lista({ sessoes }: { sessoes: readonly Sessao[] }) {
  const uma = useEncerrarSessao();
  const outras = useEncerrarOutras();
  const ocupado = uma.isPending || outras.isPending;
  return (
    <>
      <Typography.Paragraph type="secondary">
        Aparelhos em que você entrou e não saiu. Se não reconhecer uma sessão, encerre-a e troque a sua senha.
      </Typography.Paragraph>
      <ul className="sessoes-abertas">
        {sessoes.map((sessao) => (
          <li key={sessao.id}>
            <div>
              <strong>{nomeDe(sessao)}</strong> {sessao.atual && <StatusTag tom="sucesso" rotulo="Esta sessão" />}
              <span>
                Último uso em {sessao.usadaEm}, aberta em {sessao.abertaEm}
                {sessao.alcance === 'COZINHA' && ' por PIN'}
                {sessao.endereco !== null && `, pelo endereço ${sessao.endereco}`}
              </span>
            </div>
            {!sessao.atual && (
              <Button
                disabled={ocupado}
                aria-label={`Encerrar ${nomeDe(sessao)}, aberta em ${sessao.abertaEm}`}
                onClick={() =>
                  void confirmarEExecutar({
                    mensagem: `Deseja realmente encerrar a sessão de ${nomeDe(sessao)}? O que não foi salvo nela se perde.`,
                    acao: () => uma.mutateAsync(sessao.id),
                    sucesso: 'Sessão encerrada com sucesso!',
                  })
                }
              >
                Encerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessoes.some(({ atual }) => !atual) && (
        <Button
          disabled={ocupado}
          onClick={() =>
            void confirmarEExecutar({
              mensagem: 'Deseja realmente encerrar todas as outras sessões? O que não foi salvo nelas se perde.',
              acao: () => outras.mutateAsync(),
              sucesso: 'Outras sessões encerradas com sucesso!',
            })
          }
        >
          Encerrar as outras
        </Button>
      )}
    </>
  );
}

const nomeDe = ({ aparelho }: Sessao): string => aparelho ?? 'Aparelho desconhecido';
