import type { NotaAPagar, PagamentoResumo, SolicitacaoResumo } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { aPagar, PAGAMENTO_ESTORNADO } from '@merenda/shared/regras';
import { EstadoVazio, Lida, ModalDetalhes, Tabela, type AcaoDeLinha, type Coluna } from '@merenda/shared/ui';
import { Button, Card, Descriptions, Flex } from 'antd';
import { useState } from 'react';
import { Identificacao } from '../solicitacoes/identificacao.js';
import { nomeDoPagamento } from './identificacao.js';
import { ModalEstornoDoPagamento } from './ModalEstornoDoPagamento.js';
import { ModalNovoPagamento } from './ModalNovoPagamento.js';
import { useNotasAPagar } from './pagamentos.api.js';
import { SituacaoPagamento } from './situacao.js';

/** The invoices of a request: what was accepted, paid and withheld of each, and its payments. */
export function ModalPagamentos({ solicitacao, aoFechar }: { solicitacao: SolicitacaoResumo; aoFechar: () => void }) {
  return (
    <ModalDetalhes titulo="Pagamentos" largura={900} detalhes={[]} aoFechar={aoFechar}>
      <Lida consulta={useNotasAPagar(solicitacao.id)}>
        {(notas) => (
          <Flex vertical gap="middle">
            <Identificacao solicitacao={solicitacao} />
            {notas.length === 0 && <EstadoVazio mensagem="Ainda não há nota fiscal recebida para pagar." />}
            {notas.map((nota) => (
              <Nota key={nota.notaFiscal.id} nota={nota} />
            ))}
          </Flex>
        )}
      </Lida>
    </ModalDetalhes>
  );
}

function Nota({ nota }: { nota: NotaAPagar }) {
  const [aberto, setAberto] = useState<PagamentoResumo | 'novo' | null>(null);
  const fechar = () => setAberto(null);
  const { notaFiscal, aceito, pago, retido, pagamentos } = nota;
  const resta = aPagar(nota);
  const nome = `Nota fiscal ${notaFiscal.numero}`;
  const acoes: AcaoDeLinha<PagamentoResumo>[] = [{ ...ESTORNAR, aoAcionar: setAberto }];
  return (
    <Card size="small" role="group" aria-label={nome} title={nome}>
      <Flex vertical gap="small">
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2, md: 4 }}
          items={[
            { key: 'aceito', label: 'Aceito', children: formatarMoeda(aceito) },
            { key: 'pago', label: 'Pago', children: formatarMoeda(pago) },
            { key: 'retido', label: 'Retido', children: formatarMoeda(retido) },
            { key: 'resta', label: 'A pagar', children: formatarMoeda(resta) },
          ]}
        />
        <Tabela<PagamentoResumo>
          rotulo={`Pagamentos da ${nome}`}
          linhas={pagamentos}
          colunas={COLUNAS}
          acoes={acoes}
          chave={({ id }) => id}
          nomeDaLinha={nomeDoPagamento}
          vazio={<EstadoVazio mensagem="Nenhum pagamento registrado." />}
        />
        {!resta.isZero() && (
          <Flex justify="end">
            <Button type="primary" onClick={() => setAberto('novo')}>
              Registrar pagamento
            </Button>
          </Flex>
        )}
      </Flex>
      {aberto === 'novo' && <ModalNovoPagamento nota={nota} aoFechar={fechar} />}
      {aberto !== null && aberto !== 'novo' && <ModalEstornoDoPagamento pagamento={aberto} aoFechar={fechar} />}
    </Card>
  );
}

/** A payment is reversed once. */
export const ESTORNAR = {
  rotulo: 'Estornar',
  perigo: true,
  impedimento: ({ estorno }: PagamentoResumo) => (estorno === null ? null : PAGAMENTO_ESTORNADO),
};

const COLUNAS: Coluna<PagamentoResumo>[] = [
  { titulo: 'Data', valor: ({ data }) => data },
  { titulo: 'Documento', valor: ({ documento }) => documento },
  { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
  { titulo: 'Retenção', valor: ({ retencao }) => formatarMoeda(retencao), numerica: true },
  { titulo: 'Situação', valor: ({ situacao }) => <SituacaoPagamento situacao={situacao} /> },
];
