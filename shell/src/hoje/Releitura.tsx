import type { UseQueryResult } from '@tanstack/react-query';

interface Props {
  /** 'estes números' */
  oQue: string;
  consulta: Pick<UseQueryResult, 'refetch' | 'isFetching'>;
}

/** Says that a card could not be read, and reads it again. */
export function Releitura({ oQue, consulta: { refetch, isFetching } }: Props) {
  return (
    <p role="alert" className="cartao-falha">
      Não foi possível ler {oQue}.{' '}
      <button type="button" className="botao" disabled={isFetching} onClick={() => void refetch()}>
        Tentar novamente
      </button>
    </p>
  );
}
