package com.webforj.samples.views.progressbar;

import com.webforj.component.Composite;
import com.webforj.component.html.elements.Div;
import com.webforj.component.progressbar.ProgressBar;
import com.webforj.router.annotation.FrameTitle;
import com.webforj.router.annotation.Route;

@Route("progressbardeterminate")
@FrameTitle("Indeterminate progress bar")
public class ProgressBarDeterminateView extends Composite<Div> {

  public ProgressBarDeterminateView() {
    ProgressBar waiting = new ProgressBar("Waiting for the payment provider");
    waiting.setIndeterminate(true);
    waiting.setStriped(true);
    waiting.setAnimated(true);

    getBoundComponent().add(waiting);
  }
}
