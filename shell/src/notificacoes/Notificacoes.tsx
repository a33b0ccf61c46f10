import { EstadoErro, EstadoVazio, Tela } from '@merenda/shared/ui';
import { paraBusca } from '@merenda/shared/formatos';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { useQuery } from '@tanstack/react-query';
import { Card, Flex, Input, Spin, Typography } from 'antd';
import { useId, useState } from 'react';
import { consultaDeNotificacoes } from './notificacoes.api.js';
import './notificacoes.css';

/** Screen '/notificacao': all notifications of the user, with a search. */
export default function Notificacoes() {
  const { data: notificacoes, error, isPending, isFetching, refetch } = useQuery(consultaDeNotificacoes);
  const [texto, setTexto] = useState('');
  const id = useId();
  const procurado = paraBusca(texto);
  const mensagens = notificacoes?.map(({ mensagem }) => mensagem) ?? [];
  const achadas = mensagens.filter((mensagem) => paraBusca(mensagem).includes(procurado));
  return (
    <Tela titulo="Notificações">
      <Card>
        <Flex vertical gap="middle">
          <Flex vertical gap={4} role="search" style={{ maxWidth: 480 }}>
            <label htmlFor={id}>Buscar nas notificações</label>
            <Input
              id={id}
              allowClear
              autoComplete="off"
              value={texto}
              onChange={(evento) => {
                setTexto(evento.target.value);
              }}
            />
          </Flex>
          {error !== null && <EstadoErro erro={error} aoTentar={() => void refetch()} tentando={isFetching} />}
          {isPending && error === null && <Spin description="Carregando…" />}
          {notificacoes !== undefined && (
            <>
              <Typography.Text type="secondary" role="status">
                {dizerQuantas(achadas.length, mensagens.length)}
              </Typography.Text>
              {achadas.length > 0 ? (
                <Lista mensagens={achadas} />
              ) : (
                <EstadoVazio mensagem={mensagens.length === 0 ? 'Não há notificações' : NADA_ENCONTRADO} />
              )}
            </>
          )}
        </Flex>
      </Card>
    </Tela>
  );
}

/** Two may say the same: each place is a notice of its own. */
function Lista({ mensagens }: { mensagens: readonly string[] }) {
  return (
    <ul className="notificacoes" aria-label="Notificações">
      {mensagens.map((mensagem, posicao) => (
        <li key={posicao}>{mensagem}</li>
      ))}
    </ul>
  );
}

function dizerQuantas(achadas: number, todas: number): string {
  const notificacoes = todas === 1 ? '1 notificação' : `${String(todas)} notificações`;
  return achadas === todas ? notificacoes : `${String(achadas)} de ${notificacoes}`;
}
