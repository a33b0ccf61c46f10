import { LIMITES, ROTULOS_TIPO_OCORRENCIA, type TipoOcorrencia } from '@merenda/shared/contratos';
import type { NumeroDigitado } from '@merenda/shared/formatos';
import { contaDaConferencia, violacoesDoFaturado, type ProdutoMedido } from '@merenda/shared/regras';
import {
  Campo,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  opcoesDe,
  regra,
  SelectOpcoes,
  useQuantidade,
} from '@merenda/shared/ui';
import { Form } from 'antd';
import { produtoConferido } from './conferencia.js';
import { FotosDaOcorrencia } from './FotosDaOcorrencia.js';
import type { ProdutoDigitado, RascunhoRecebimento } from './digitado.js';

const TIPOS = opcoesDe(ROTULOS_TIPO_OCORRENCIA);

interface OcorrenciasDoProdutoProps {
  solicitacao: number;
  produto: ProdutoMedido & { id: number };
}

/** The refusals, shortages and notes of a product, against the quantity of the invoice. */
export function OcorrenciasDoProduto({ solicitacao, produto }: OcorrenciasDoProdutoProps) {
  const nome = ['produtos', String(produto.id)];
  return (
    <div style={{ marginTop: 16 }}>
      <ListaLinhas
        nome={[...nome, 'ocorrencias']}
        rotulo="Ocorrências"
        rotuloLinha="Ocorrência"
        min={0}
        max={LIMITES.linhas}
        compacta
      >
        {(linha, indice) => (
          <>
            <LinhaDeCampos larguras={[6, 6, 12]}>
              <Campo nome={linha('tipo')} rotulo="Tipo" obrigatorio>
                <SelectOpcoes<TipoOcorrencia> opcoes={TIPOS} />
              </Campo>
              <QuantidadeOcorrida linha={linha} tipo={[...nome, 'ocorrencias', indice, 'tipo']} produto={produto} />
              <CampoTexto nome={linha('motivo')} rotulo="Motivo" obrigatorio max={LIMITES.motivo} />
            </LinhaDeCampos>
            <CampoTexto nome={linha('texto')} rotulo="Descrição" max={LIMITES.observacao} linhas={2} />
            <Campo nome={linha('fotos')} rotulo="Fotos" ajuda="Até 5 arquivos .jpg, .jpeg ou .png de até 8 MB.">
              <FotosDaOcorrencia solicitacao={solicitacao} />
            </Campo>
          </>
        )}
      </ListaLinhas>
      <Faturada nome={nome} produto={produto} />
    </div>
  );
}

/** Only missing and refused goods are counted. */
function QuantidadeOcorrida({
  linha,
  tipo: caminho,
  produto,
}: {
  linha: (campo: string) => (string | number)[];
  tipo: (string | number)[];
  produto: ProdutoMedido;
}) {
  const tipo = Form.useWatch<TipoOcorrencia | undefined>(caminho);
  if (tipo === 'OUTROS') return null;
  return <CampoQuantidade nome={linha('quantidade')} rotulo="Quantidade" obrigatorio min={0.001} medida={produto} />;
}

/** The quantity on the invoice, where it counts: beside refusals and shortages, or once it is there. */
function Faturada({ nome, produto }: { nome: string[]; produto: ProdutoMedido }) {
  const form = Form.useFormInstance<RascunhoRecebimento>();
  const quantidade = useQuantidade();
  const medida = { produto, escrever: (embalagens: number) => quantidade(embalagens, produto) };
  const conta = Form.useWatch(
    ({ produtos }) => {
      const conferido = produtoConferido(produtos?.[nome[1] ?? ''] ?? {});
      const conta = conferido.ocorrencias.some(({ tipo }) => tipo !== 'OUTROS') || conferido.faturada !== null;
      return conta ? contaDaConferencia(conferido, medida) : null;
    },
    { form, preserve: true },
  );
  const fecha = regra<NumeroDigitado>((_, ler) =>
    violacoesDoFaturado(produtoConferido((ler(nome) ?? {}) as Partial<ProdutoDigitado>), medida),
  );
  if (!conta) return null;
  return (
    <LinhaDeCampos larguras={[12]}>
      <CampoQuantidade
        nome={[...nome, 'faturada']}
        rotulo="Quantidade na nota"
        medida={produto}
        ajuda={`${conta}.`}
        regras={[fecha]}
      />
    </LinhaDeCampos>
  );
}
