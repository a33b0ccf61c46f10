import { CAMPOS_DO_PAGAMENTO, ROTULOS_SITUACAO_DO_PAGAMENTO, type PagamentoResumo } from '@merenda/shared/contratos';
import {
  EntradaData,
  IdExibido,
  opcoesDe,
  TelaGerenciar,
  useColunas,
  useExibido,
  ver,
  type AcaoDeLinha,
  type CampoPerguntado,
} from '@merenda/shared/ui';
import { useState } from 'react';
import { nomeDoPagamento } from './identificacao.js';
import { ModalDetalhesPagamento } from './ModalDetalhesPagamento.js';
import { ModalEstornoDoPagamento } from './ModalEstornoDoPagamento.js';
import { ESTORNAR } from './ModalPagamentos.js';
import { usePagamentos } from './pagamentos.api.js';
import { SituacaoPagamento } from './situacao.js';

const CAMPOS: readonly CampoPerguntado[] = [
  { tipo: 'data', campo: 'de', rotulo: 'De', Entrada: EntradaData },
  { tipo: 'data', campo: 'ate', rotulo: 'Até', Entrada: EntradaData },
  { campo: 'documento', rotulo: 'Documento' },
  { campo: 'nota', rotulo: 'Nota fiscal' },
  {
    tipo: 'opcao',
    campo: 'situacao',
    rotulo: 'Situação',
    artigo: 'a',
    opcoes: opcoesDe(ROTULOS_SITUACAO_DO_PAGAMENTO),
  },
];

const DESENHOS = { situacao: ({ situacao }: PagamentoResumo) => <SituacaoPagamento situacao={situacao} /> };

/** '/pagamentos': what was paid of all invoices of the user's units. */
export default function GerenciarPagamentos() {
  const paginas = usePagamentos(CAMPOS);
  const { exibir } = useExibido();
  const [estornado, setEstornado] = useState<PagamentoResumo | null>(null);
  const colunas = useColunas(CAMPOS_DO_PAGAMENTO, { doServidor: true, desenhos: DESENHOS });
  const acoes: AcaoDeLinha<PagamentoResumo>[] = [ver(exibir), { ...ESTORNAR, aoAcionar: setEstornado }];
  return (
    <TelaGerenciar<PagamentoResumo>
      titulo="Pagamentos"
      paginas={paginas}
      colunas={colunas}
      acoes={acoes}
      nomeDaLinha={nomeDoPagamento}
      exportacao="pagamentos"
      vazio="Nenhum pagamento registrado. Registre-o na solicitação de compra, em Pagamentos."
    >
      <IdExibido>{(id, aoFechar) => <ModalDetalhesPagamento id={id} aoFechar={aoFechar} />}</IdExibido>
      {estornado && <ModalEstornoDoPagamento pagamento={estornado} aoFechar={() => setEstornado(null)} />}
    </TelaGerenciar>
  );
}
