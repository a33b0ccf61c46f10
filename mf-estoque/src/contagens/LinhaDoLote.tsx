import { nomeDoLote } from '@merenda/shared/regras';
import { avisos, ErroApi } from '@merenda/shared';
import type { ContagemDoLote, LoteDaContagem } from '@merenda/shared/contratos';
import { ehIlegivel, erroDoDigitado, nomeComum, nomeProprio, type NumeroDigitado } from '@merenda/shared/formatos';
import { EntradaQuantidade, Quantidade, StatusTag, useChaveDoEnvio } from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { memo, useId, useState } from 'react';
import { MarcaDeValidade } from '../estoques/Validade.js';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';
import { useContarLote } from './contagens.api.js';

interface LinhaDoLoteProps {
  estoque: number;
  contagem: number;
  lote: LoteDaContagem;
  /** 'YYYY-MM-DD'. */
  hoje: string;
}

/** The typed text that is not stored yet. */
interface Digitado {
  valor: NumeroDigitado;
  /** The count of the lot when the typing began. */
  lida: number | null;
}

/** One lot of the sheet. The typed quantity is stored when the field loses the focus. */
export const LinhaDoLote = memo(function LinhaDoLote({ estoque, contagem, lote, hoje }: LinhaDoLoteProps) {
  const [digitado, setDigitado] = useState<Digitado | null>(null);
  const [recusa, setRecusa] = useState<string | null>(null);
  const contar = useContarLote(estoque, contagem, lote.id);
  const { chaveDe, concluir } = useChaveDoEnvio<ContagemDoLote>();
  const idDoErro = useId();
  const { produtoLote, bloqueio, excluido, saldo } = lote;
  const { produto, numero, dataValidade } = produtoLote;
  const gravada = lote.contagem?.contada ?? null;
  const valor = digitado === null ? gravada : digitado.valor;
  const erro = recusa ?? erroDoDigitado(valor, () => []);
  const nome = nomeDoLote(produtoLote);

  function digitar(novo: NumeroDigitado): void {
    // The refusal has named the other count.
    setDigitado({ valor: novo, lida: digitado === null || recusa !== null ? gravada : digitado.lida });
    setRecusa(null);
  }

  async function gravar(lida: number | null): Promise<void> {
    if (digitado === null || ehIlegivel(digitado.valor)) return;
    setRecusa(null);
    if (digitado.valor === gravada) {
      setDigitado(null);
      return;
    }
    try {
      const contagemDoLote = { contada: digitado.valor, lida };
      await contar.mutateAsync({ ...contagemDoLote, idempotencia: chaveDe(contagemDoLote) });
      concluir();
      setDigitado(null);
    } catch (falha) {
      // The typed text stays in its field.
      if (falha instanceof ErroApi) setRecusa(falha.message);
      else avisos.falha(falha);
    }
  }

  return (
    <Flex
      component="li"
      data-linha={lote.id}
      wrap
      gap="small"
      align="start"
      justify="space-between"
      style={{ paddingBlock: 8, borderBottom: '1px solid var(--linha)' }}
    >
      <Flex vertical style={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography.Text strong>{nomeComum(produto.nome)}</Typography.Text>
        <Typography.Text type="secondary">
          Lote {numero} · vence {dataValidade}
        </Typography.Text>
        <Flex wrap gap={4}>
          {excluido && <StatusTag tom="perigo" rotulo="Excluído do estoque" />}
          <MarcaDeBloqueio bloqueio={bloqueio} />
          <MarcaDeValidade data={dataValidade} hoje={hoje} />
        </Flex>
      </Flex>
      {saldo !== null && (
        <Flex vertical style={{ flex: '0 1 220px' }}>
          <Typography.Text type="secondary">No sistema</Typography.Text>
          <span>
            <Quantidade embalagens={saldo} produto={produto} />
          </span>
        </Flex>
      )}
      <Flex vertical gap={4} style={{ flex: '0 1 260px' }}>
        <EntradaQuantidade
          aria-label={`Contado de ${nome}`}
          aria-invalid={erro !== null}
          aria-describedby={erro === null ? undefined : idDoErro}
          status={erro === null ? undefined : 'error'}
          disabled={contar.isPending}
          value={valor}
          medida={produto}
          tudo={saldo ?? undefined}
          onChange={digitar}
          onBlur={() => recusa === null && void gravar(digitado?.lida ?? null)}
        />
        {erro === null ? (
          <Typography.Text type="secondary">{situacao(lote, contar.isPending)}</Typography.Text>
        ) : (
          <Flex vertical gap={4} align="start">
            <Typography.Text id={idDoErro} type="danger" role="alert">
              {erro}
            </Typography.Text>
            {recusa !== null && (
              <Button aria-label={`Gravar de novo a contagem de ${nome}`} onClick={() => void gravar(gravada)}>
                Gravar de novo
              </Button>
            )}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
});

/** Who counted the lot, and when. */
function situacao({ contagem }: LoteDaContagem, gravando: boolean): string {
  if (gravando) return 'Gravando…';
  return contagem === null ? 'Falta contar' : `${nomeProprio(contagem.usuario)}, ${contagem.quando}`;
}
