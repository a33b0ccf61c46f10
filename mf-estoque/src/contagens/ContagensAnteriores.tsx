import { ROTULOS_STATUS_CONTAGEM, type Contagem } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { escreverSomaDosLotes } from '@merenda/shared/regras';
import { EstadoVazio, StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';

const COLUNAS: readonly Coluna<Contagem>[] = [
  { titulo: 'Contagem', valor: ({ id }) => `Nº ${id}`, ordem: ({ id }) => id },
  {
    titulo: 'Situação',
    valor: ({ status }) => (
      <StatusTag tom={status === 'LANCADA' ? 'sucesso' : 'neutro'} rotulo={ROTULOS_STATUS_CONTAGEM[status]} />
    ),
  },
  { titulo: 'Início', valor: ({ inicio }) => `${inicio.quando}, ${nomeProprio(inicio.usuario)}` },
  { titulo: 'Fim', valor: ({ fim }) => fim && `${fim.quando}, ${nomeProprio(fim.usuario)}` },
  { titulo: 'Motivo', valor: ({ fim }) => fim?.motivo },
  { titulo: 'Contados', valor: ({ contados }) => formatarQuantidade(contados), numerica: true },
  {
    titulo: 'Com diferença',
    destaque: true,
    valor: ({ resultado }) => (resultado === null ? SEM_VALOR : formatarQuantidade(resultado.comDiferenca)),
    numerica: true,
  },
  { titulo: 'Resultado', destaque: true, valor: ({ resultado }) => valorDo(resultado), numerica: true },
];

interface ContagensAnterioresProps {
  contagens: readonly Contagem[];
  aoVer: (contagem: Contagem) => void;
  aoImprimir: (contagem: Contagem) => void;
}

/** The counts of a unit that were booked or cancelled, with their result. */
export function ContagensAnteriores({ contagens, aoVer, aoImprimir }: ContagensAnterioresProps) {
  return (
    <Tabela
      rotulo="Contagens anteriores"
      linhas={contagens}
      colunas={COLUNAS}
      chave={({ id }) => id}
      nomeDaLinha={({ id }) => `Contagem nº ${id}`}
      acoes={[
        { rotulo: 'Diferenças', aoAcionar: aoVer },
        { rotulo: 'Imprimir', aoAcionar: aoImprimir },
      ]}
      vazio={<EstadoVazio mensagem="Esta unidade ainda não lançou nem cancelou uma contagem." />}
    />
  );
}

/** '-R$ 30,00', and how many lots have no price. */
function valorDo(resultado: Contagem['resultado']): string {
  if (resultado === null) return SEM_VALOR;
  const { valor, comDiferenca, semPreco } = resultado;
  const soma = escreverSomaDosLotes(valor, { lotes: comDiferenca, semPreco });
  return semPreco === 0 || semPreco === comDiferenca ? soma : `${soma}, sem preço: ${formatarQuantidade(semPreco)}`;
}
