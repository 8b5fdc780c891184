package com.webforj.samples.views.applayout;

import com.webforj.router.annotation.Route;

@Route(value = "content/:name", outlet = AppLayoutMultipleHeadersView.class)
public class AppLayoutMultipleHeadersContentView extends ContentView {
}
