import { LIMITES, type Produto } from '@merenda/shared/contratos';
import { formatarMoeda, lerData, nomeComum, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { COTACOES_MINIMAS, mediaDasCotacoes, precoDaChamada, violacoesDoPrazoDaChamada } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMoeda,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  regra,
  SelectProduto,
  SelectUnidade,
} from '@merenda/shared/ui';
import { Form, Typography } from 'antd';
import { useHojeBR } from '../hoje.js';
import { CampoAno } from '../aquisicoes/CampoAno.js';
import { novoItem } from './formulario.js';

/** The fields of a public call, to register and to edit its draft. */
export function CamposChamada() {
  const hoje = useHojeBR();
  return (
    <>
      <LinhaDeCampos>
        <Campo nome="unidadeEducacional" rotulo="Unidade gestora" obrigatorio>
          <SelectUnidade escopo="minhas" valor="unidade" />
        </Campo>
        <CampoTexto nome="numero" rotulo="Número" obrigatorio max={LIMITES.numeroDocumento} maiusculo />
        <CampoAno />
      </LinhaDeCampos>
      <CampoTexto nome="objeto" rotulo="Objeto" obrigatorio max={LIMITES.objeto} linhas={2} />
      <LinhaDeCampos>
        <CampoData nome="dataAbertura" rotulo="Abertura" obrigatorio />
        <CampoData nome="prazo" rotulo="Prazo dos projetos de venda" obrigatorio regras={[DEPOIS_DA_ABERTURA]} />
        <CampoMoeda
          nome="limitePorCaf"
          rotulo="Limite por CAF no ano"
          obrigatorio
          min={0.01}
          ajuda="O valor que o edital diz. Um grupo formal tem este limite por família."
        />
      </LinhaDeCampos>
      <ListaLinhas nome="itens" rotulo="Itens" rotuloLinha="Item" max={LIMITES.itensProposta} novaLinha={novoItem}>
        {(linha, indice) => (
          <>
            <LinhaDeCampos>
              <Campo nome={linha('produto')} rotulo="Produto" obrigatorio>
                <SelectProduto rotulo={NOME} />
              </Campo>
              <CampoQuantidade nome={linha('quantidade')} rotulo="Quantidade" obrigatorio min={0.001} />
              <CampoTexto nome={linha('entrega')} rotulo="Entrega" obrigatorio max={LIMITES.descricao} />
            </LinhaDeCampos>
            <ListaLinhas
              nome={linha('cotacoes')}
              rotulo="Pesquisa de preços"
              rotuloLinha="Cotação"
              min={0}
              max={LIMITES.linhas}
              compacta
            >
              {(cotacao) => (
                <LinhaDeCampos>
                  <CampoTexto nome={cotacao('fonte')} rotulo="Fonte" obrigatorio max={LIMITES.nome} />
                  <CampoData nome={cotacao('data')} rotulo="Data" obrigatorio ate={hoje} />
                  <CampoMoeda nome={cotacao('valor')} rotulo="Preço da unidade" obrigatorio min={0.01} />
                </LinhaDeCampos>
              )}
            </ListaLinhas>
            <LinhaDeCampos>
              <CampoMoeda nome={linha('frete')} rotulo="Frete" obrigatorio ajuda="Por unidade do produto." />
              <CampoMoeda nome={linha('embalagem')} rotulo="Embalagem" obrigatorio ajuda="Por unidade do produto." />
              <CampoMoeda nome={linha('encargos')} rotulo="Encargos" obrigatorio ajuda="Por unidade do produto." />
            </LinhaDeCampos>
            <Preco indice={indice} />
          </>
        )}
      </ListaLinhas>
    </>
  );
}

const NOME = ({ nome }: Produto): string => nomeComum(nome);

const DEPOIS_DA_ABERTURA = regra<string>((prazo, ler) =>
  violacoesDoPrazoDaChamada({
    dataAbertura: lerData(String(ler('dataAbertura') ?? '')),
    prazo: lerData(prazo ?? ''),
  }),
);

interface ItemDigitado {
  frete?: NumeroDigitado;
  embalagem?: NumeroDigitado;
  encargos?: NumeroDigitado;
  cotacoes?: readonly { valor?: NumeroDigitado }[];
}

/** Mean and price of an item, at each keystroke. */
function Preco({ indice }: { indice: number }) {
  const item = Form.useWatch<ItemDigitado | undefined>(['itens', indice]) ?? {};
  const cotacoes = (item.cotacoes ?? []).flatMap((cotacao) => {
    const valor = numeroLido(cotacao?.valor);
    return valor === null ? [] : [{ valor }];
  });
  const media = mediaDasCotacoes(cotacoes);
  const preco = precoDaChamada(cotacoes, {
    frete: numeroLido(item.frete) ?? 0,
    embalagem: numeroLido(item.embalagem) ?? 0,
    encargos: numeroLido(item.encargos) ?? 0,
  });
  return (
    <Typography.Paragraph role="status" type={preco === null ? 'secondary' : undefined}>
      {preco === null || media === null
        ? `O preço da chamada é a média de ao menos ${COTACOES_MINIMAS} cotações, com os acréscimos.`
        : `Média de ${cotacoes.length} cotações: ${formatarMoeda(media)}. Preço da chamada: ${formatarMoeda(preco)}.`}
    </Typography.Paragraph>
  );
}
