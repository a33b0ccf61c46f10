import { usePermissao } from '@merenda/shared';
import type { Conciliacao as Conciliada, LancamentoDoExtrato, PagamentoResumo } from '@merenda/shared/contratos';
import { formatarData, formatarMoeda, lerData, nomeProprio } from '@merenda/shared/formatos';
import { ultimosMeses } from '@merenda/shared/regras';
import {
  confirmarEExecutar,
  EntradaData,
  EstadoVazio,
  Lida,
  Tabela,
  Tela,
  useHoje,
  type AcaoDeLinha,
  type Coluna,
} from '@merenda/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { nomeDoPagamento } from '../pagamentos/identificacao.js';
import { useConciliacao, useConciliarLancamento, useTrocarConta } from './conciliacao.api.js';
import { ImportarExtrato } from './ImportarExtrato.js';
import { ModalConciliar } from './ModalConciliar.js';

/** Months that are shown until a person chooses others: what the bank booked last is what waits. */
const MESES = 3;

/** '/conciliacao': the bank statement and the payments of a period, side by side. */
export default function Conciliacao() {
  const hoje = useHoje();
  const [escolhido, setEscolhido] = useState<{ de?: string; ate?: string }>({});
  const { de, ate } = { ...ultimosMeses(hoje, MESES), ...escolhido };
  return (
    <Tela titulo="Conciliação bancária" larga>
      <Flex vertical gap="middle">
        <ImportarExtrato />
        <Flex gap="middle" wrap>
          <Dia rotulo="De" valor={de} aoMudar={(dia) => setEscolhido((antes) => ({ ...antes, de: dia }))} />
          <Dia rotulo="Até" valor={ate} aoMudar={(dia) => setEscolhido((antes) => ({ ...antes, ate: dia }))} />
        </Flex>
        <Lida consulta={useConciliacao(de, ate)}>{(lida) => <Lados lida={lida} />}</Lida>
      </Flex>
    </Tela>
  );
}

function Dia({ rotulo, valor, aoMudar }: { rotulo: string; valor: string; aoMudar: (dia: string) => void }) {
  const id = useId();
  return (
    <Flex gap="small" align="center" style={{ flex: '0 1 180px' }}>
      <label htmlFor={id}>{rotulo}</label>
      <EntradaData
        id={id}
        value={formatarData(valor)}
        onChange={(dia) => {
          const lido = lerData(dia ?? '');
          if (lido !== null) aoMudar(lido);
        }}
      />
    </Flex>
  );
}

const nomeDoLancamento = ({ data, valor, historico }: LancamentoDoExtrato): string =>
  `${formatarMoeda(valor)}, em ${data}, ${historico}`;

function Lados({ lida: { conta, lancamentos, semLancamento } }: { lida: Conciliada }) {
  const [aberto, setAberto] = useState<LancamentoDoExtrato | null>(null);
  const { mutateAsync: conciliar } = useConciliarLancamento();
  const abertos = lancamentos.filter(({ pagamento }) => pagamento === null);
  const conciliados = lancamentos.filter(({ pagamento }) => pagamento !== null);
  const acoesDosAbertos: AcaoDeLinha<LancamentoDoExtrato>[] = [
    {
      rotulo: 'Conciliar',
      principal: true,
      impedimento: ({ valor }) =>
        valor >= 0
          ? 'O dinheiro entrou na conta: não é um pagamento.'
          : semLancamento.length === 0
            ? 'Todos os pagamentos do período já estão conciliados.'
            : null,
      aoAcionar: setAberto,
    },
  ];
  const acoesDosConciliados: AcaoDeLinha<LancamentoDoExtrato>[] = [
    {
      rotulo: 'Desfazer',
      impedimento: () => null,
      aoAcionar: ({ id, versao }) =>
        void confirmarEExecutar({
          mensagem: 'Deseja realmente desfazer a conciliação?',
          acao: () => conciliar({ id, pagamento: null, versao }),
          sucesso: 'Conciliação desfeita com sucesso!',
        }),
    },
  ];
  return (
    <>
      {conta && <Conta conta={conta} />}
      <Parte titulo="No banco, sem pagamento">
        <Tabela<LancamentoDoExtrato>
          rotulo="No banco, sem pagamento"
          linhas={abertos}
          colunas={DO_BANCO}
          acoes={acoesDosAbertos}
          chave={({ id }) => id}
          nomeDaLinha={nomeDoLancamento}
          vazio={<EstadoVazio mensagem="Nenhum lançamento do banco espera conciliação neste período." />}
        />
      </Parte>
      <Parte titulo="Pago, sem lançamento no banco">
        <Tabela<PagamentoResumo>
          rotulo="Pago, sem lançamento no banco"
          linhas={semLancamento}
          colunas={DOS_PAGAMENTOS}
          chave={({ id }) => id}
          nomeDaLinha={nomeDoPagamento}
          vazio={<EstadoVazio mensagem="Todos os pagamentos deste período estão no extrato." />}
        />
      </Parte>
      <Parte titulo="Conciliados">
        <Tabela<LancamentoDoExtrato>
          rotulo="Conciliados"
          linhas={conciliados}
          colunas={DOS_CONCILIADOS}
          acoes={acoesDosConciliados}
          chave={({ id }) => id}
          nomeDaLinha={nomeDoLancamento}
          vazio={<EstadoVazio mensagem="Nada conciliado neste período." />}
        />
      </Parte>
      {aberto && <ModalConciliar lancamento={aberto} pagamentos={semLancamento} aoFechar={() => setAberto(null)} />}
    </>
  );
}

/** The municipality's account, and who writes the settings changes a wrong one. */
function Conta({ conta: { conta, banco } }: { conta: NonNullable<Conciliada['conta']> }) {
  const podeTrocar = usePermissao('CONFIGURACOES');
  const { mutateAsync: trocar } = useTrocarConta();
  return (
    <Flex wrap gap="small" align="center">
      <Typography.Text type="secondary">
        Conta do município: {conta}, banco {banco}.
      </Typography.Text>
      {podeTrocar && (
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={() =>
            void confirmarEExecutar({
              mensagem: 'Deseja realmente trocar a conta do município?',
              detalhes: [
                'Os extratos importados são apagados, e o próximo extrato OFX diz qual é a conta.',
                'Isso só é possível enquanto nenhum lançamento está conciliado.',
              ],
              perigo: true,
              acao: () => trocar(),
              sucesso: 'Conta retirada. Importe o extrato OFX da conta certa.',
            })
          }
        >
          Trocar a conta
        </Button>
      )}
    </Flex>
  );
}

function Parte({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <section aria-label={titulo}>
      <Typography.Title level={2} style={{ fontSize: 18 }}>
        {titulo}
      </Typography.Title>
      {children}
    </section>
  );
}

const DO_BANCO: Coluna<LancamentoDoExtrato>[] = [
  { titulo: 'Data', valor: ({ data }) => data },
  { titulo: 'Texto do banco', valor: ({ historico }) => historico },
  { titulo: 'Documento', valor: ({ documento }) => documento },
  { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
];

const DOS_PAGAMENTOS: Coluna<PagamentoResumo>[] = [
  { titulo: 'Data', valor: ({ data }) => data },
  { titulo: 'Fornecedor', valor: ({ fornecedor }) => nomeProprio(fornecedor.nome) },
  { titulo: 'Nota fiscal', valor: ({ notaFiscal }) => notaFiscal.numero },
  { titulo: 'Documento', valor: ({ documento }) => documento },
  { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), numerica: true },
];

const DOS_CONCILIADOS: Coluna<LancamentoDoExtrato>[] = [
  ...DO_BANCO,
  { titulo: 'Pagamento', valor: ({ pagamento }) => pagamento && nomeDoPagamento(pagamento) },
];
